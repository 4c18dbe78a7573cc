import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { contentFiles } from './library/files/vite-plugin.ts';

export default defineConfig(({ command, isPreview }) => ({
  plugins: [contentFiles(), reactRouter(), startScript(), readBlogFirst()],
  // Prerendering writes its pages into what would be watched.
  server: { watch: isPreview ? null : undefined },
  // One file that loads at once, instead of some hundred of node_modules.
  ssr: { noExternal: command === 'build' ? true : undefined },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    // Every page carries its own CSS inside; a data: font or picture would be sent again with each.
    assetsInlineLimit: 0,
    modulePreload: false,
    target: 'es2024',
  },
  css: { modules: { generateScopedName: '[hash:base64:4]' } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // All of React runs on hydration: Chromium then compiles it beside the main thread.
            postBanner: ({ name }) => (name === 'react' ? '//# allFunctionsCalledOnLoad' : ''),
            // What every hydrated page needs anyway is smaller in two files than in twenty. Modules
            // with styles stay apart: a page carries the CSS of every file that it loads.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                {
                  name: 'shell',
                  test: /content\/(site|placeholder|breadcrumbs|blog-categories)\.ts|app\/(seo|structured-data|hydration|scroll-key)\.ts|class-names\.ts|icons\.tsx|illustrations\/(mark\.tsx|outlines\.ts)|components\/(link|button|icon-button|rule)\./,
                },
              ],
            },
          },
        },
      },
    },
  },
}));

/** Builds `app/start.ts` as a file of its own: pages without React load nothing else. */
function startScript(): Plugin {
  return {
    name: 'start-script',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: '/app/start.ts', name: 'start' });
    },
  };
}

/** A prerendered page has ten seconds. The first would spend them on reading thousands of articles. */
function readBlogFirst(): Plugin {
  return {
    name: 'read-blog-first',
    async configurePreviewServer({ config }) {
      const build = await import(pathToFileURL(resolve(config.root, 'build/server/index.js')).href);
      build.entry.module.readBlog();
    },
  };
}
