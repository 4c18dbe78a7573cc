import { site } from '#library/facts.ts';

const { latitude, longitude } = site.geo;

const degreesToEdge = { latitude: 0.008, longitude: 0.02 };

const bounds = [
  longitude - degreesToEdge.longitude,
  latitude - degreesToEdge.latitude,
  longitude + degreesToEdge.longitude,
  latitude + degreesToEdge.latitude,
].map((degrees) => degrees.toFixed(4));

const host = 'https://www.openstreetmap.org';
const coordinates = `${latitude},${longitude}`;

export const mapFrameUrl = `${host}/export/embed.html?${new URLSearchParams({
  bbox: bounds.join(','),
  layer: 'mapnik',
  marker: coordinates,
})}`;

export const directionsUrl = `${host}/directions?${new URLSearchParams({ to: coordinates })}`;
