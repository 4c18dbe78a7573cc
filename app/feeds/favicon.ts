import { colors } from '#library/brand/colors.ts';
import { favicon as faviconOf } from '#library/brand/icon.ts';
import { mark } from '#library/brand/mark.ts';
import { site } from '#library/facts.ts';

export function loader() {
  return new Response(favicon(), { headers: { 'Content-Type': 'image/svg+xml' } });
}

/** The mark of brand/mark.svg in the colors of the light scheme. */
export const favicon = () => faviconOf(mark, { title: site.brand, colorOf: colors.light });
