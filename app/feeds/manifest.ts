import { site } from '#library/facts.ts';
import { colors } from '#library/brand/brand.ts';

export function loader() {
  return Response.json(webManifest(), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
}

/** The PNG icons are drawn by scripts/build/share-image/icons.ts. */
export function webManifest() {
  return {
    name: site.brand,
    short_name: site.brand,
    description: site.description,
    lang: 'en-US',
    start_url: '/',
    display: 'browser',
    background_color: colors.light('sun'),
    theme_color: colors.light('sun'),
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
