import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { site, times } from './library/facts.ts';

/**
 * Bundles the server and the commands with their dependencies. They need only Node, and start in half
 * the time and memory.
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

/** Replaces the facts with plain data, so the bundle contains no code that reads content/. */
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

/** The store reads migrations from the folder of the bundle. */
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

/** Marks the files as ES modules. */
function moduleType(): Plugin {
  return {
    name: 'module-type',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'package.json', source: '{ "type": "module" }\n' });
    },
  };
}
