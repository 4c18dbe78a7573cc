import { basename, extname } from 'node:path';

interface ContentType {
  type: string;
  isCompressible: boolean;
}

const createTextType = (type: string): ContentType => ({
  type: `${type}; charset=utf-8`,
  isCompressible: true,
});
const createBinaryType = (type: string): ContentType => ({ type, isCompressible: false });

const typesByExtension: Record<string, ContentType> = {
  '.html': createTextType('text/html'),
  '.css': createTextType('text/css'),
  '.js': createTextType('text/javascript'),
  '.json': createTextType('application/json'),
  '.webmanifest': createTextType('application/manifest+json'),
  '.txt': createTextType('text/plain'),
  '.xml': createTextType('application/xml'),
  '.svg': createTextType('image/svg+xml'),
  '.ico': { type: 'image/x-icon', isCompressible: true },
  '.png': createBinaryType('image/png'),
  '.jpg': createBinaryType('image/jpeg'),
  '.webp': createBinaryType('image/webp'),
  '.avif': createBinaryType('image/avif'),
  '.woff2': createBinaryType('font/woff2'),
  '.pdf': createBinaryType('application/pdf'),
};

const typesByName: Record<string, ContentType> = {
  'speculation-rules.json': { type: 'application/speculationrules+json', isCompressible: true },
};

export function getContentType(file: string): ContentType {
  const contentType = typesByName[basename(file)] ?? typesByExtension[extname(file)];
  if (contentType) return contentType;
  throw new Error(
    `${file}: there's no content type for this extension, so the file can't be served. ` +
      'Add its extension to scripts/build/content-types.ts, or leave the file out of the build.',
  );
}
