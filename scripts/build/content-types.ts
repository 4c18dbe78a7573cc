import { basename, extname } from 'node:path';

interface ContentType {
  type: string;
  compressible: boolean;
}

const text = (type: string): ContentType => ({
  type: `${type}; charset=utf-8`,
  compressible: true,
});
const packed = (type: string): ContentType => ({ type, compressible: false });

const byExtension: Record<string, ContentType> = {
  '.html': text('text/html'),
  '.css': text('text/css'),
  '.js': text('text/javascript'),
  '.json': text('application/json'),
  '.webmanifest': text('application/manifest+json'),
  '.txt': text('text/plain'),
  '.xml': text('application/xml'),
  '.svg': text('image/svg+xml'),
  '.ico': { type: 'image/x-icon', compressible: true },
  '.png': packed('image/png'),
  '.jpg': packed('image/jpeg'),
  '.webp': packed('image/webp'),
  '.avif': packed('image/avif'),
  '.woff2': packed('font/woff2'),
  '.pdf': packed('application/pdf'),
};

const byName: Record<string, ContentType> = {
  'speculation-rules.json': { type: 'application/speculationrules+json', compressible: true },
};

export function contentTypeOf(file: string): ContentType {
  const contentType = byName[basename(file)] ?? byExtension[extname(file)];
  if (contentType) return contentType;
  throw new Error(
    `${file}: no content type is known for this kind of file, so it cannot be served. ` +
      'Add its extension to scripts/build/content-types.ts, or leave the file out of the build.',
  );
}
