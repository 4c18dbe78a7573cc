import { defineConfig, type Plugin } from 'vite';
import type { Schedule } from './library/calendar.ts';
import { schedule } from './library/facts.ts';
import { cssModules } from './vite.css-modules.ts';
import { svgDrawings } from './vite.drawings.ts';

/**
 * What runs in the browser: app/browser/start.ts and the islands. A build of its own, as a library: another
 * entry of React Router's build would lose its exports, and fetch its styles a second time.
 */
export default defineConfig({
  plugins: [serverImportsRefused(), svgDrawings(), withoutStyles(), listScripts()],
  publicDir: false,
  define: {
    'process.env.NODE_ENV': '"production"',
    openingSchedule: JSON.stringify(withoutNames(schedule)),
  },
  css: { modules: cssModules },
  build: {
    lib: { entry: { start: 'app/browser/start.ts' }, formats: ['es'] },
    outDir: 'build/client',
    emptyOutDir: false,
    target: 'es2024',
    rolldownOptions: {
      checks: { moduleLevelDirective: false, pluginTimings: false },
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        // `build.minify` would leave a library its white space.
        minify: true,
        // All of React runs when islands wake: Chromium then compiles it beside the main thread.
        postBanner: ({ name }) => (name === 'react' ? '//# allFunctionsCalledOnLoad' : ''),
        // Few requests: what every island needs, what several do, what stands on one page together.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              priority: 3,
              test: /node_modules\/react|app\/browser\/\w*-?island\.tsx/,
            },
            // Every page asks for it, and for nothing else that islands share.
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

/** The pages carry the styles of their islands inside. */
function withoutStyles(): Plugin {
  return {
    name: 'without-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name];
    },
  };
}

/** Writes down for scripts/build/finish-build.ts which scripts each island needs. */
function listScripts(): Plugin {
  return {
    name: 'list-scripts',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const chunkOf = (module: RegExp) =>
        chunks.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)))?.fileName;
      const withImports = (fileName: string | undefined): string[] =>
        chunks
          .filter((chunk) => chunk.fileName === fileName)
          .flatMap(({ imports }) => [`/${fileName}`, ...imports.flatMap(withImports)]);
      const islands = chunks
        .flatMap(({ moduleIds }) => moduleIds)
        .flatMap((id) => /\/([\w-]+)\.island\.tsx$/.exec(id)?.[1] ?? []);
      const needed = (name: string) => [
        ...withImports(chunkOf(/\/app\/browser\/hydrate-island\.tsx$/)),
        ...withImports(chunkOf(new RegExp(`/${name}\\.island\\.tsx$`))),
      ];
      const list = {
        startScript: `/${chunkOf(/\/app\/browser\/start\.ts$/)}`,
        islands: Object.fromEntries(islands.map((name) => [name, [...new Set(needed(name))]])),
      };
      this.emitFile({
        type: 'asset',
        fileName: '.vite/islands.json',
        source: JSON.stringify(list, null, 1),
      });
    },
  };
}
