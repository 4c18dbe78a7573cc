import { constants, inflateSync } from 'node:zlib';

/** How many sheets a PDF has. Browsers may put what says so into compressed parts of it. */
export function sheetsIn(pdf: Uint8Array): number {
  const text = Buffer.from(pdf).toString('latin1');
  const parts = Array.from(text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g), ([, part = '']) =>
    inflated(part),
  );
  return [text, ...parts].join('\n').match(/\/Type\s*\/Page(?![a-z])/g)?.length ?? 0;
}

/** Fonts and pictures are compressed otherwise, and hold no sheets. */
function inflated(part: string): string {
  try {
    // Its last byte may look like the end of the line, and be missing.
    const options = { finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(Buffer.from(part, 'latin1'), options).toString('latin1');
  } catch {
    return '';
  }
}

/** Runs in the page: sends a form as a browser does, to the address that is open. */
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
