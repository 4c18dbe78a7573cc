/** Lets plain Node import what `content/` and `brand/` hold: `node --import ./library/files/node-hooks.ts …`. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { isContentImport, placeOf } from '#library/files/content-import.ts';

const folder = join(import.meta.dirname, '..', '..', 'content');
const scheme = 'content:';

// Imported by what is made below, so not before content is asked for: most processes never do.
const reader = JSON.stringify(new URL('content-data.ts', import.meta.url).href);
/** The day by which articles are left out, which all content of a process shares. */
const dayUrl = 'content-day:';

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
    if (specifier === dayUrl) return { url: dayUrl, shortCircuit: true };
    if (!isContentImport(specifier)) return nextResolve(specifier, context);
    return { url: scheme + placeOf(specifier, folder), shortCircuit: true };
  },
  load(url, context, nextLoad) {
    if (url.startsWith(rawScheme)) {
      const text = readFileSync(url.slice(rawScheme.length), 'utf8');
      return moduleOf(`export default ${JSON.stringify(text)};`);
    }
    if (url === dayUrl) {
      return moduleOf(
        `import { today } from ${reader}; export default today(${JSON.stringify(folder)});`,
      );
    }
    if (!url.startsWith(scheme)) return nextLoad(url, context);
    const place = JSON.stringify(url.slice(scheme.length));
    return moduleOf(
      `import { dataAt } from ${reader}; import day from '${dayUrl}'; export default dataAt(${place}, day);`,
    );
  },
});

function moduleOf(source: string) {
  return { format: 'module' as const, source, shortCircuit: true };
}
