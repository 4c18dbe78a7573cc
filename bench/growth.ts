import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { syntheticArticle } from './synthetic-article.ts';

export interface GrowthRow {
  articles: number;
  buildSeconds: number;
  peakMegabytes: number;
  articleKilobytes: number;
  indexKilobytes: number;
}

const sources = [
  'app',
  'content',
  'public',
  'package.json',
  'react-router.config.ts',
  'vite.config.ts',
  'tsconfig.json',
];

/** Builds the site with more and more articles, in a folder of its own. */
export async function measureGrowth(
  counts: number[],
  progress: (text: string) => void,
): Promise<GrowthRow[]> {
  const rows: GrowthRow[] = [];
  for (const articles of counts) {
    progress(`build with ${articles} articles`);
    const folder = mkdtempSync(join(tmpdir(), 'bench-growth-'));
    for (const source of sources) cpSync(source, join(folder, source), { recursive: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    const blog = join(folder, 'content', 'blog');
    const own = readdirSync(blog).length;
    mkdirSync(blog, { recursive: true });
    for (let index = 0; index < articles - own; index += 1) {
      writeFileSync(join(blog, `synthetic-${index}.md`), syntheticArticle(index));
    }
    rows.push({ articles, ...(await build(folder)), ...weights(folder) });
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}

/** Time and the highest memory of the build process, read while it runs (Linux). */
async function build(folder: string) {
  const began = performance.now();
  const child = spawn('node', ['node_modules/.bin/react-router', 'build'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, NODE_OPTIONS: '--max-old-space-size=12000' },
  });
  let peak = 0;
  const watch = setInterval(() => {
    try {
      const high = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
      peak = Math.max(peak, Number(high ?? 0) / 1024);
    } catch {
      // The process has just ended; the last reading stands.
    }
  }, 100);
  const code = await new Promise((done) => child.on('exit', done));
  clearInterval(watch);
  if (code !== 0) throw new Error(`The build in ${folder} ended with exit code ${code}.`);
  return { buildSeconds: (performance.now() - began) / 1000, peakMegabytes: peak };
}

function weights(folder: string) {
  const size = (path: string) => statSync(join(folder, 'build/client', path)).size / 1024;
  return {
    articleKilobytes: size('blog/post/hyperpigmentation/index.html'),
    indexKilobytes: size('blog/index.html'),
  };
}
