import { basename, extname } from 'node:path';

const compressibleTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  'speculation-rules.json': 'application/speculationrules+json',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ico': 'image/x-icon',
};

const otherTypes: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

export function getContentType(file: string) {
  const compressibleType = compressibleTypes[basename(file)] ?? compressibleTypes[extname(file)];
  const type = compressibleType ?? otherTypes[extname(file)];
  if (type) return { type, isCompressible: compressibleType !== undefined };
  throw new Error(
    `${file}: there's no content type for this extension, so the file can't be served. ` +
      'Add its extension to scripts/build/content-types.ts, or leave the file out of the build.',
  );
}
