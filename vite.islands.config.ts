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
  plugins: [rejectServerImports(), svgDrawings(), listScripts()],
  publicDir: false,
  define: {
    'process.env.NODE_ENV': '"production"',
    openingSchedule: JSON.stringify(removeNames(schedule)),
  },
  css: { modules: cssModules },
  build: {
    lib: {
      entry: {
        start: 'app/browser/start.ts',
        'first-paint': 'app/browser/first-paint.ts',
        notice: 'app/browser/notice.ts',
      },
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
        // `build.minify` doesn't remove white space in a library build.
        minify: true,
        // All of React runs during hydration, so let Chromium compile it off the main thread.
        postBanner: ({ name }) => (name === 'react' ? '//# allFunctionsCalledOnLoad' : ''),
        // Grouping shared code, and islands that are on the same page, saves requests.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              priority: 3,
              test: /node_modules\/react|app\/browser\/\w*-?island\.tsx/,
            },
            // Every page loads the calendar, but not the other shared code.
            { name: 'calendar', priority: 3, test: /library\/calendar\.ts/ },
            { name: 'parts', priority: 2, test: /\/(app|library)\//, minShareCount: 2 },
            // Toasts share some of this code, but load later.
            { name: 'tabs', test: /tabs\.island\.tsx/ },
            { name: 'contact', test: /(copy-button|map-frame|opening-\w+|toasts)\.island\.tsx/ },
            { name: 'post', test: /app\/pages\/blog\/post\/[\w-]+\.island\.tsx/ },
          ],
        },
      },
    },
  },
});

/** The browser needs only the dates, so the names and reasons stay out of the scripts. */
function removeNames({ holidays, closures, ...schedule }: Schedule): Schedule {
  return {
    ...schedule,
    holidays: holidays.map(({ on }) => ({ name: 'x', on })),
    closures: closures.map((closure) => ({ ...closure, reason: '' })),
  };
}

function rejectServerImports(): Plugin {
  return {
    name: 'reject-server-imports',
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
        `${importer} imports ${specifier}, which must not be sent to the browser. ` +
          'Pass the values that the island needs as props.',
      );
    },
  };
}

/**
 * Lists each island's scripts for scripts/build/finish-build.ts. Deletes the CSS and the scripts
 * that pages inline.
 */
function listScripts(): Plugin {
  return {
    name: 'list-scripts',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const findChunk = (file: string) =>
        chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(file)));
      const collectImports = (fileName: string): string[] =>
        chunks
          .filter((chunk) => chunk.fileName === fileName)
          .flatMap(({ imports }) => [`/${fileName}`, ...imports.flatMap(collectImports)]);
      const getScripts = (file: string) => collectImports(findChunk(file)?.fileName ?? '');
      const islands = chunks
        .flatMap(({ moduleIds }) => moduleIds)
        .flatMap((id) => /\/([\w-]+)\.island\.tsx$/.exec(id)?.[1] ?? []);
      const collect = (name: string) => [
        ...getScripts('/app/browser/hydrate-island.tsx'),
        ...getScripts(`/${name}.island.tsx`),
      ];
      const firstPaint = findChunk('/app/browser/first-paint.ts');
      const notice = findChunk('/app/browser/notice.ts');
      // The function keeps variables out of the global scope, which inline scripts share.
      const toInlineScript = (code = '') => `(()=>{${code.trim()}})()`;
      const manifest = {
        startScript: `/${findChunk('/app/browser/start.ts')?.fileName}`,
        firstPaint: toInlineScript(firstPaint?.code),
        notice: toInlineScript(notice?.code),
        islands: Object.fromEntries(islands.map((name) => [name, [...new Set(collect(name))]])),
      };
      this.emitFile({
        type: 'asset',
        fileName: '.vite/islands.json',
        source: JSON.stringify(manifest, null, 1),
      });
      for (const name of Object.keys(bundle)) {
        const isInlined = name === firstPaint?.fileName || name === notice?.fileName;
        if (name.endsWith('.css') || isInlined) delete bundle[name];
      }
    },
  };
}
