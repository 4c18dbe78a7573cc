import { defineConfig, type Plugin } from 'vite';
import type { Schedule } from './library/calendar.ts';
import { schedule } from './library/facts.ts';
import { cssModules } from './vite.css-modules.ts';
import { svgDrawings } from './vite.drawings.ts';

/**
 * Builds the browser code: app/browser/ and the islands. It's a separate library build because entries
 * added to React Router's build lose their exports and load their styles twice.
 */
export default defineConfig({
  plugins: [serverImportsRefused(), svgDrawings(), listScripts()],
  publicDir: false,
  define: {
    'process.env.NODE_ENV': '"production"',
    openingSchedule: JSON.stringify(withoutNames(schedule)),
  },
  css: { modules: cssModules },
  build: {
    lib: {
      entry: { start: 'app/browser/start.ts', 'first-paint': 'app/browser/first-paint.ts' },
      formats: ['es'],
    },
    outDir: 'build/client',
    emptyOutDir: false,
    target: 'es2024',
    rolldownOptions: {
      checks: { moduleLevelDirective: false, pluginTimings: false },
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        // `build.minify` doesn't remove white space from a library.
        minify: true,
        // All of React runs during hydration, so let Chromium compile it off the main thread.
        postBanner: ({ name }) => (name === 'react' ? '//# allFunctionsCalledOnLoad' : ''),
        // Few requests: code for every island, code shared by several, islands on the same page.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              priority: 3,
              test: /node_modules\/react|app\/browser\/\w*-?island\.tsx/,
            },
            // Every page loads it without the other shared code.
            { name: 'calendar', priority: 3, test: /library\/calendar\.ts/ },
            { name: 'parts', priority: 2, test: /\/(app|library)\//, minShareCount: 2 },
            { name: 'contact', test: /(copy-button|map-frame|opening-\w+|toasts)\.island\.tsx/ },
            { name: 'post', test: /app\/pages\/blog\/post\/[\w-]+\.island\.tsx/ },
          ],
        },
      },
    },
  },
});

/** The browser needs only the dates, so the names and reasons stay out of the scripts. */
function withoutNames({ holidays, closures, ...schedule }: Schedule): Schedule {
  return {
    ...schedule,
    holidays: holidays.map(({ on }) => ({ name: 'x', on })),
    closures: closures.map((closure) => ({ ...closure, reason: '' })),
  };
}

/** Keeps the router, the content and the drawings in brand/ out of the scripts. */
function serverImportsRefused(): Plugin {
  return {
    name: 'server-imports-refused',
    enforce: 'pre',
    resolveId(specifier, importer) {
      if (
        !/^(?:react-router(?:\/|$)|node:|#library\/content\.ts|#brand\/(?!mark\.svg))/.test(
          specifier,
        )
      ) {
        return undefined;
      }
      throw new Error(
        `${importer} imports ${specifier}, which must not reach the browser. ` +
          'Pass what the island needs as props.',
      );
    },
  };
}

/**
 * Lists the scripts of each island for scripts/build/finish-build.ts. Deletes the styles and the
 * first-paint script, which are inlined into pages.
 */
function listScripts(): Plugin {
  return {
    name: 'list-scripts',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const chunkWith = (file: string) =>
        chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(file)));
      const withImports = (fileName: string): string[] =>
        chunks
          .filter((chunk) => chunk.fileName === fileName)
          .flatMap(({ imports }) => [`/${fileName}`, ...imports.flatMap(withImports)]);
      const scriptsFor = (file: string) => withImports(chunkWith(file)?.fileName ?? '');
      const islands = chunks
        .flatMap(({ moduleIds }) => moduleIds)
        .flatMap((id) => /\/([\w-]+)\.island\.tsx$/.exec(id)?.[1] ?? []);
      const needed = (name: string) => [
        ...scriptsFor('/app/browser/hydrate-island.tsx'),
        ...scriptsFor(`/${name}.island.tsx`),
      ];
      const firstPaint = chunkWith('/app/browser/first-paint.ts');
      const list = {
        startScript: `/${chunkWith('/app/browser/start.ts')?.fileName}`,
        // A function keeps its variables out of the global scope, which inline scripts share.
        firstPaint: `(()=>{${firstPaint?.code.trim()}})()`,
        islands: Object.fromEntries(islands.map((name) => [name, [...new Set(needed(name))]])),
      };
      this.emitFile({
        type: 'asset',
        fileName: '.vite/islands.json',
        source: JSON.stringify(list, null, 1),
      });
      for (const name of Object.keys(bundle)) {
        if (name.endsWith('.css') || name === firstPaint?.fileName) delete bundle[name];
      }
    },
  };
}
