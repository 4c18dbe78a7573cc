import { z } from 'zod';
import type { ShareImage } from './draw.ts';

export interface WantedImage extends Pick<ShareImage, 'title' | 'label'> {
  /** Where it goes, below build/client. */
  file: string;
}

const breadcrumbs = z.object({
  '@graph': z.tuple([
    z.object({
      '@type': z.literal('BreadcrumbList'),
      itemListElement: z.array(z.object({ name: z.string() })),
    }),
  ]),
});

/** The image that a built page names, with what the page says of itself. */
export function wantedImage(html: string): WantedImage | undefined {
  const url = property(html, 'og:image');
  const title = property(html, 'og:title');
  if (url === undefined || title === undefined) return undefined;
  return { file: decodeURI(new URL(url).pathname.slice(1)), title, label: sectionOf(html) };
}

/** The page above this one, unless that is Home. */
function sectionOf(html: string): string | undefined {
  for (const [, json = ''] of html.matchAll(
    /<script type="application\/ld\+json">(.*?)<\/script>/g,
  )) {
    const found = breadcrumbs.safeParse(JSON.parse(json)).data;
    const above = found?.['@graph'][0].itemListElement.slice(1, -1);
    if (above) return above.at(-1)?.name;
  }
  return undefined;
}

function property(html: string, name: string): string | undefined {
  const [, content] = new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html) ?? [];
  return content?.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}

/** All that React writes. */
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
