import { site } from '#library/facts.ts';

const { latitude, longitude } = site.geo;

/** Degrees from the pharmacy to the edges of the map. */
const extent = { high: 0.008, wide: 0.02 };

const bounds = [
  longitude - extent.wide,
  latitude - extent.high,
  longitude + extent.wide,
  latitude + extent.high,
].map((degrees) => degrees.toFixed(4));

const host = 'https://www.openstreetmap.org';
const coordinates = `${latitude},${longitude}`;

export const mapFrameUrl = `${host}/export/embed.html?${new URLSearchParams({
  bbox: bounds.join(','),
  layer: 'mapnik',
  marker: coordinates,
})}`;

export const directionsUrl = `${host}/directions?${new URLSearchParams({ to: coordinates })}`;
