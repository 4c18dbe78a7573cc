import { z } from 'zod';

const hashes = z.array(z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/));

const siteFile = z.strictObject({
  file: z.string().describe('where the bytes lie, from the build folder'),
  hash: z.string().min(16).describe('of the content; the ETag is made from it'),
  type: z.string(),
  cache: z.string(),
  br: z.string().optional().describe('the same bytes as brotli, where that is smaller'),
  gzip: z.string().optional(),
  policy: z
    .strictObject({ scripts: hashes, styles: hashes, frames: z.array(z.url()) })
    .optional()
    .describe('what a page needs in its Content-Security-Policy'),
});

/** build/site.json: everything that can be served from memory, and nothing else can. */
export const siteManifest = z.strictObject({
  files: z.record(z.string().startsWith('/'), siteFile),
  startScript: z.string().startsWith('/').describe('the address of the built app/browser/start.ts'),
  islands: z
    .record(z.string(), z.array(z.string().startsWith('/')))
    .describe('the scripts that each island needs'),
  missing: z
    .array(z.strictObject({ pattern: z.string().startsWith('/'), page: siteFile }))
    .describe('what is shown where no page is, by pattern of the address, the first that matches'),
  forms: z.array(z.string().startsWith('/')).describe('the pages that take a form'),
  readsQuery: z
    .array(z.string().startsWith('/'))
    .describe('the pages that are rendered if the address has a query'),
  redirects: z
    .record(z.string().startsWith('/'), z.string().regex(/^\/(?!\/)/))
    .describe('other spellings of an address'),
  changes: z
    .record(z.string().startsWith('/'), z.iso.date())
    .default({})
    .describe(
      'the day from which a page says something else, so that it is rendered when asked for',
    ),
  moved: z
    .record(z.string().startsWith('/'), z.string().regex(/^\/(?!\/)/))
    .describe('the new address of pages that are gone, see content/redirects.yaml'),
});

export type SiteManifest = z.infer<typeof siteManifest>;
export type SiteManifestFile = z.infer<typeof siteFile>;

/** The address is read by pages and by the server, so it stands here once. */
export const speculationRulesPath = '/speculation-rules.json';
