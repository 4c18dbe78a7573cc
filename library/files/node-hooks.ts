/** Lets plain Node import what `content/` holds: `node --import ./library/files/node-hooks.ts …`. */
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { isContentImport, placeOf } from '#library/files/content-import.ts';

const folder = join(import.meta.dirname, '..', '..', 'content');
const scheme = 'content:';

// Imported by what is made below, so not before content is asked for: most processes never do.
const reader = JSON.stringify(new URL('content-data.ts', import.meta.url).href);
/** The day by which articles are left out, which all content of a process shares. */
const dayUrl = 'content-day:';

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier === dayUrl) return { url: dayUrl, shortCircuit: true };
    if (!isContentImport(specifier)) return nextResolve(specifier, context);
    return { url: scheme + placeOf(specifier, folder), shortCircuit: true };
  },
  load(url, context, nextLoad) {
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
