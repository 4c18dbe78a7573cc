import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { site, times } from './library/facts.ts';

/**
 * The server and the commands in plain JavaScript, with all that they need: nothing but Node has to
 * be there where they run, and they start in half the time and memory.
 */
export default defineConfig({
  plugins: [preparedFacts(), httpAlone(), migrations(), moduleType()],
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
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // Names stay, for stack traces.
        minify: { compress: true, mangle: false, codegen: true },
      },
    },
  },
});

/** The server gets the two facts it needs as plain data, without content/ and what reads it. */
function preparedFacts(): Plugin {
  const facts = { site, times };
  return {
    name: 'prepared-facts',
    load(id) {
      if (!/\/library\/facts\.ts$/.test(id)) return undefined;
      return Object.entries(facts)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}

/**
 * An import statement for node:http reads all of its exports. One of them is WebSocket, which loads
 * undici and takes 50 ms, so the module is taken from `process` instead.
 */
function httpAlone(): Plugin {
  const id = '\0node-http';
  const names = 'Agent, METHODS, STATUS_CODES, Server, createServer, get, request';
  return {
    name: 'http-alone',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(?:node:)?http$/ },
      handler: (_source, _importer, { kind }) => (kind === 'require-call' ? undefined : id),
    },
    load: {
      filter: { id: /^\0node-http$/ },
      handler: () =>
        `const http = process.getBuiltinModule('node:http');\n` +
        `export default http;\nexport const { ${names} } = http;`,
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
