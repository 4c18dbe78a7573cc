import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { contentData } from './library/content/vite-plugin.ts';
import { content } from './library/content.ts';

/**
 * The server and the commands in plain JavaScript, with all that they need: nothing but Node has to
 * be there where they run, and they start in half the time and memory.
 */
export default defineConfig({
  plugins: [contentData(), checkedFacts(), migrations(), moduleType()],
  publicDir: false,
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: true,
    outDir: 'build',
    emptyOutDir: false,
    target: 'node24',
    rolldownOptions: {
      input: { main: 'server/main.ts', inquiries: 'server/inquiry/commands/main.ts' },
      checks: { moduleLevelDirective: false, pluginTimings: false },
      external: ['pg-native', 'cloudflare:sockets'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});

/** The server needs facts, not the schemas that check them: the build checks, and writes plain data. */
function checkedFacts(): Plugin {
  return {
    name: 'checked-facts',
    async load(id) {
      const name = /\/library\/schema\/(site|business)\.ts$/.exec(id)?.[1];
      if (!name) return undefined;
      const { [`${name}Schema`]: schema } = await import(id);
      const facts = JSON.stringify(schema.parse(content.data[`${name}.yaml`]));
      return `export const ${name}Schema = { parse: () => (${facts}) };`;
    },
  };
}

/** They are read when the store opens, from beside the code. */
function migrations(): Plugin {
  let folder = '';
  return {
    name: 'migrations',
    configResolved({ build }) {
      folder = build.outDir;
    },
    closeBundle() {
      const migrations = join(folder, 'migrations');
      rmSync(migrations, { recursive: true, force: true });
      cpSync('server/inquiry/store/migrations', migrations, { recursive: true });
    },
  };
}

/** Says that this is JavaScript in modules, also to a Node that does not look for itself. */
function moduleType(): Plugin {
  return {
    name: 'module-type',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'package.json', source: '{ "type": "module" }\n' });
    },
  };
}
