import { constants, inflateSync } from 'node:zlib';

/** Browsers may list the pages of a PDF in compressed streams. */
export function countPages(pdf: Uint8Array): number {
  const text = Buffer.from(pdf).toString('latin1');
  const streams = Array.from(
    text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g),
    ([, stream = '']) => inflate(stream),
  );
  return [text, ...streams].join('\n').match(/\/Type\s*\/Page(?![a-z])/g)?.length ?? 0;
}

/** Returns an empty string if the stream isn't zlib data, such as a JPEG image. */
function inflate(stream: string): string {
  try {
    // If the last byte looks like a line break, the pattern above drops it.
    const options = { finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(Buffer.from(stream, 'latin1'), options).toString('latin1');
  } catch {
    return '';
  }
}

/** Runs in the page and submits a form to the current address. */
export function postForm(query: string): void {
  const form = document.createElement('form');
  form.id = 'posting';
  form.method = 'post';
  for (const [name, value] of new URLSearchParams(query)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
