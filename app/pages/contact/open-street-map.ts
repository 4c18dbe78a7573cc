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

/** Directions on OpenStreetMap, and in the apps that most phones open for these addresses. */
export const directionsUrls = {
  directions: `${host}/directions?${new URLSearchParams({ to: coordinates })}`,
  appleMaps: `https://maps.apple.com/?${new URLSearchParams({ daddr: coordinates })}`,
  googleMaps: `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: coordinates })}`,
};
