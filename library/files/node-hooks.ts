/** Lets plain Node import the text of a file in brand/ as Vite does: `#brand/mark.svg?raw`. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';

const brandFolder = join(import.meta.dirname, '..', '..', 'brand');
const scheme = 'raw:';

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!/^#brand\/.+\?raw$/.test(specifier)) return nextResolve(specifier, context);
    const file = join(brandFolder, specifier.slice('#brand/'.length, -'?raw'.length));
    return { url: scheme + file, shortCircuit: true };
  },
  load(url, context, nextLoad) {
    if (!url.startsWith(scheme)) return nextLoad(url, context);
    const text = readFileSync(url.slice(scheme.length), 'utf8');
    return {
      format: 'module',
      source: `export default ${JSON.stringify(text)};`,
      shortCircuit: true,
    };
  },
});
