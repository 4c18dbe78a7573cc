import { z } from 'zod';

const hashes = z.array(z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/));

const siteFile = z.strictObject({
  file: z.string().describe('path in the build folder'),
  hash: z.string().min(16).describe('hash of the content, used in the ETag'),
  type: z.string(),
  cache: z.string(),
  br: z.string().optional().describe('path of the brotli version, if it is smaller'),
  gzip: z.string().optional(),
  policy: z
    .strictObject({ scripts: hashes, styles: hashes, frames: z.array(z.url()) })
    .optional()
    .describe('sources for the Content-Security-Policy of a page'),
});

const path = z.string().startsWith('/');
const target = z.string().regex(/^\/(?!\/)/);

export const siteManifest = z.strictObject({
  files: z.record(path, siteFile),
  startScript: path.describe('path of the built app/browser/start.ts'),
  firstPaint: z.string().min(1).describe('code of app/browser/first-paint.ts'),
  notice: z.string().min(1).describe('code of app/browser/notice.ts'),
  fonts: z
    .array(z.tuple([z.string(), z.string(), z.string()]))
    .describe('family, source and weight of each font that loads after the first paint'),
  islands: z.record(z.string(), z.array(path)).describe('scripts that each island needs'),
  notFoundPages: z
    .array(z.strictObject({ pattern: path, page: siteFile }))
    .describe('404 pages by pattern of the path; the first match is used'),
  forms: z.array(path).describe('pages that accept a form'),
  readsQuery: z.array(path).describe('pages that are rendered if the URL has a query'),
  redirects: z.record(path, target).describe('redirects from other spellings of a path'),
  changes: z
    .record(path, z.iso.date())
    .default({})
    .describe('date from which a page is outdated and must be rendered on request'),
  moved: z
    .record(path, target)
    .describe('new path of each removed page, see content/redirects.yaml'),
});

export type SiteManifest = z.infer<typeof siteManifest>;
export type SiteManifestFile = z.infer<typeof siteFile>;

export const speculationRulesPath = '/speculation-rules.json';
