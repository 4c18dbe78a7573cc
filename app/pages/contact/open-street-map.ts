import { site } from '#library/facts.ts';

const { latitude, longitude } = site.geo;

/** Degrees from the pharmacy to the edges of the map. */
const reach = { high: 0.008, wide: 0.02 };

const edges = [
  longitude - reach.wide,
  latitude - reach.high,
  longitude + reach.wide,
  latitude + reach.high,
].map((degrees) => degrees.toFixed(4));

const host = 'https://www.openstreetmap.org';
const door = `${latitude},${longitude}`;

export const mapFrame = `${host}/export/embed.html?${new URLSearchParams({
  bbox: edges.join(','),
  layer: 'mapnik',
  marker: door,
})}`;

export const mapDirections = `${host}/directions?${new URLSearchParams({ to: door })}`;
