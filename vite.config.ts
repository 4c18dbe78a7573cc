import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { contentData } from './library/content/vite-plugin.ts';
import { contentPreview } from './scripts/dev/content-preview.ts';
import { lastSearchIndex } from './scripts/dev/last-search-index.ts';
import { cssModules } from './vite.css-modules.ts';
import { svgDrawings } from './vite.drawings.ts';

export default defineConfig(({ command, isPreview }) => ({
  plugins: [
    contentData({ drafts: command === 'serve' && !isPreview }),
    contentPreview(),
    lastSearchIndex(),
    svgDrawings(),
    reactRouter(),
    refuseLateStyles(),
  ],
  server: {
    // A build writes pages into a folder that would be watched.
    watch: isPreview ? null : { ignored: ['**/build.*/**'] },
    // By default any file of the project can be requested, inquiries in data/ included.
    fs: { allow: ['app', 'brand', 'library', 'node_modules'] },
    cors: false,
  },
  // Optimizes all dependencies at the start, so no page reloads when another one is discovered.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'] },
  // One file loads faster than hundreds of files in node_modules.
  ssr: { noExternal: command === 'build' ? true : undefined },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    // The folder is new and already contains files from scripts/build.ts.
    emptyOutDir: false,
    // CSS is inlined into every page, so a data: font or picture would be sent with each of them.
    assetsInlineLimit: 0,
    target: 'es2024',
    reportCompressedSize: false,
    // react-router.config.ts deletes the scripts of this build.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  css: { modules: command === 'build' ? cssModules : {} },
}));

/**
 * Styles are inlined into pages, and no stylesheet is loaded later. So the styles of a dynamically
 * imported module must be among those of the pages that import it.
 */
function refuseLateStyles(): Plugin {
  return {
    name: 'refuse-late-styles',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const closure = (name: string, chunks = new Set<Rolldown.OutputChunk>()) => {
          const chunk = bundle[name];
          if (chunk?.type !== 'chunk' || chunks.has(chunk)) return chunks;
          chunks.add(chunk);
          for (const imported of chunk.imports) closure(imported, chunks);
          return chunks;
        };
        const stylesOf = (name: string) =>
          [...closure(name)].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const root = chunks.find(({ facadeModuleId }) => facadeModuleId?.includes('/app/root.tsx'));
        const ofRoot = stylesOf(root?.fileName ?? '');
        for (const page of chunks.filter(({ isEntry }) => isEntry)) {
          const own = new Set([...ofRoot, ...stylesOf(page.fileName)]);
          for (const { dynamicImports } of closure(page.fileName)) {
            const missing = dynamicImports.flatMap(stylesOf).find((file) => !own.has(file));
            if (missing) {
              throw new Error(
                `${page.name} imports ${missing} only with import(), so no page would have it. ` +
                  'Import its classes where import() is called and pass them on.',
              );
            }
          }
        }
      },
    },
  };
}
