import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  plugins: [reactRouter(), startScript()],
  build: {
    // Every page carries its own CSS inside; a data: font or picture would be sent again with each.
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  css: { modules: { generateScopedName: '[hash:base64:4]' } },
});

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
