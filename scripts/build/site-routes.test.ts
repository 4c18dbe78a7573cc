import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readSiteRoutes } from './site-routes.ts';

/** A server build whose pages are made by this expression of `path`. */
async function read(body: string, status = '404') {
  const file = join(temporaryFolder(), 'index.mjs');
  await writeFile(
    file,
    `export const routes = {
       root: { module: {} },
       home: { parentId: 'root', module: {} },
       rest: { parentId: 'root', path: '*', module: {} },
       learn: { parentId: 'root', path: 'learn/:category', module: {} },
       article: { parentId: 'root', path: 'learn/:category/:article', module: {} },
       condition: { parentId: 'root', path: 'learn/condition/:slug', module: {} },
       form: { parentId: 'root', path: 'ask', module: { action() {} } },
     };
     export const entry = { module: {
       requestHandler: () => async (request) => {
         const path = new URL(request.url).pathname;
         return new Response(${body}, { status: ${status} });
       },
     } };`,
  );
  return readSiteRoutes(file);
}

describe('the routes of a build', () => {
  it('return a 404 page for each pattern, most specific first', async () => {
    const { missing, forms } = await read("'page'");
    expect(missing.map(({ pattern }) => pattern)).toEqual([
      '/learn/condition/:slug',
      '/learn/:category/:article',
      '/learn/:category',
      '/*',
    ]);
    expect(missing[0]).toMatchObject({ html: 'page' });
    expect(forms).toEqual(['/ask']);
  });

  it('fail the build if an unknown path is found', async () => {
    await expect(read("'page'", '200')).rejects.toThrow('must answer 404');
  });

  it('fail the build if a 404 page depends on its path', async () => {
    await expect(read('path')).rejects.toThrow('depends on its address');
  });
});
