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
    rejectLateStyles(),
  ],
  server: {
    // A build writes its pages to build.*, which must not trigger reloads.
    watch: isPreview ? null : { ignored: ['**/build.*/**'] },
    // By default, Vite serves any file in the project, including the inquiries in data/.
    fs: { allow: ['app', 'brand', 'library', 'node_modules'] },
    cors: false,
  },
  // Find all dependencies at startup, because pages reload when Vite discovers one later.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'] },
  // Node loads one bundle faster than hundreds of files in node_modules.
  ssr: { noExternal: command === 'build' ? true : undefined },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    // The folder already contains files that scripts/build.ts wrote.
    emptyOutDir: false,
    // CSS is inlined into every page, so inlined fonts and images would be repeated in each page.
    assetsInlineLimit: 0,
    target: 'es2024',
    reportCompressedSize: false,
    // react-router.config.ts deletes these scripts, so their sizes don't matter.
    minify: false,
    cssMinify: true,
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  css: { modules: command === 'build' ? cssModules : {} },
}));

/**
 * Pages inline their CSS and load no stylesheets later, so the CSS of a dynamically imported module
 * must already be on every page that imports it.
 */
function rejectLateStyles(): Plugin {
  return {
    name: 'reject-late-styles',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const collectChunks = (name: string, chunks = new Set<Rolldown.OutputChunk>()) => {
          const chunk = bundle[name];
          if (chunk?.type !== 'chunk' || chunks.has(chunk)) return chunks;
          chunks.add(chunk);
          for (const imported of chunk.imports) collectChunks(imported, chunks);
          return chunks;
        };
        const getStyles = (name: string) =>
          [...collectChunks(name)].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const root = chunks.find(({ facadeModuleId }) => facadeModuleId?.includes('/app/root.tsx'));
        const rootStyles = getStyles(root?.fileName ?? '');
        for (const page of chunks.filter(({ isEntry }) => isEntry)) {
          const pageStyles = new Set([...rootStyles, ...getStyles(page.fileName)]);
          for (const { dynamicImports } of collectChunks(page.fileName)) {
            const lateFile = dynamicImports.flatMap(getStyles).find((css) => !pageStyles.has(css));
            if (lateFile) {
              throw new Error(
                `${page.name} uses ${lateFile} only through import(), so its pages wouldn't include it. ` +
                  'Import the CSS module in the file that calls import(), and pass on the class names.',
              );
            }
          }
        }
      },
    },
  };
}
