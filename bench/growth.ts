import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blogPostIds } from '#library/blog/blog.ts';
import { copySite, environmentIn } from '../scripts/testing/site-copy.ts';
import { syntheticArticle } from './synthetic-article.ts';

export interface GrowthRow {
  articles: number;
  buildSeconds: number;
  peakMegabytes: number;
  articleKilobytes: number;
  indexKilobytes: number;
}

/** Builds the site with more and more articles, in a folder of its own. */
export async function measureGrowth(
  counts: number[],
  progress: (text: string) => void,
): Promise<GrowthRow[]> {
  const rows: GrowthRow[] = [];
  for (const articles of counts) {
    progress(`build with ${articles} articles`);
    const folder = await copySite();
    try {
      addArticles(join(folder, 'content/blog'), articles);
      rows.push({ articles, ...(await build(folder)), ...weights(folder) });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return rows;
}

/** As many as it takes for the blog to have that many. */
function addArticles(blog: string, articles: number) {
  const missing = articles - readdirSync(blog).length;
  for (let index = 0; index < missing; index += 1) {
    writeFileSync(join(blog, `synthetic-${index}.md`), syntheticArticle(index));
  }
}

/** Time and the highest memory of the build process, read while it runs (Linux). */
async function build(folder: string) {
  const began = performance.now();
  const hooks = ['--import', './library/files/node-hooks.ts'];
  const child = spawn('node', [...hooks, 'node_modules/.bin/react-router', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...environmentIn(folder), NODE_OPTIONS: '--max-old-space-size=12000' },
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
    articleKilobytes: size(`blog/post/${blogPostIds[0]}/index.html`),
    indexKilobytes: size('blog/index.html'),
  };
}
