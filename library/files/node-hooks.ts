/** Lets plain Node import what `content/` holds: `node --import ./library/files/node-hooks.ts …`. */
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { isContentImport, moduleAt, placeOf, today } from '#library/files/modules.ts';

const folder = join(import.meta.dirname, '..', '..', 'content');
const scheme = 'content:';

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!isContentImport(specifier)) return nextResolve(specifier, context);
    return { url: scheme + placeOf(specifier, folder), shortCircuit: true };
  },
  load(url, context, nextLoad) {
    if (!url.startsWith(scheme)) return nextLoad(url, context);
    const source = moduleAt(url.slice(scheme.length), today(folder));
    return { format: 'module', source, shortCircuit: true };
  },
});
