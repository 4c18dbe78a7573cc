/** Lets plain Node import what `content/` and `brand/` hold: `node --import ./library/files/node-hooks.ts …`. */
import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { isContentImport, placeOf } from '#library/files/content-import.ts';

const folder = join(import.meta.dirname, '..', '..', 'content');
const scheme = 'content:';

// Not before content is asked for: most processes that a script starts never do.
const load: (module: string) => typeof import('#library/files/modules.ts') = createRequire(
  import.meta.url,
);
let day: string | undefined;

// As Vite does: the text of a file. `#brand/mark.svg?raw`
const brandFolder = join(import.meta.dirname, '..', '..', 'brand');
const rawScheme = 'raw:';
const isRaw = (specifier: string) => /^#brand\/.+\?raw$/.test(specifier);

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (isRaw(specifier)) {
      const file = join(brandFolder, specifier.slice('#brand/'.length, -'?raw'.length));
      return { url: rawScheme + file, shortCircuit: true };
    }
    if (!isContentImport(specifier)) return nextResolve(specifier, context);
    return { url: scheme + placeOf(specifier, folder), shortCircuit: true };
  },
  load(url, context, nextLoad) {
    if (url.startsWith(rawScheme)) {
      const text = readFileSync(url.slice(rawScheme.length), 'utf8');
      const source = `export default ${JSON.stringify(text)};`;
      return { format: 'module', source, shortCircuit: true };
    }
    if (!url.startsWith(scheme)) return nextLoad(url, context);
    const { moduleAt, today } = load('./modules.ts');
    day ??= today(folder);
    const source = moduleAt(url.slice(scheme.length), day);
    return { format: 'module', source, shortCircuit: true };
  },
});
