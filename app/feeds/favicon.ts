import { colors, mark } from '#library/brand/brand.ts';
import { favicon as faviconOf } from '#library/brand/icon.ts';
import { site } from '#library/facts.ts';

export function loader() {
  return new Response(favicon(), { headers: { 'Content-Type': 'image/svg+xml' } });
}

/** The mark of brand/mark.svg in the colors of the light scheme. */
export const favicon = () => faviconOf(mark, { title: site.brand, colorOf: colors.light });
