import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTemporaryFolder } from '../testing/temporary-folder.ts';
import { readSiteRoutes } from './site-routes.ts';

/** `body` is a JavaScript expression that can use `path`. */
function readRoutes(body: string, status = '404') {
  const build = `
     export const routes = {
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
     } };`;
  return readSiteRoutes(join(createTemporaryFolder({ 'index.mjs': build }), 'index.mjs'));
}

it('returns a 404 page for each pattern, most specific first', async () => {
  const { notFoundPages, forms } = await readRoutes("'page'");
  expect(notFoundPages.map(({ pattern }) => pattern)).toEqual([
    '/learn/condition/:slug',
    '/learn/:category/:article',
    '/learn/:category',
    '/*',
  ]);
  expect(notFoundPages[0]).toMatchObject({ html: 'page' });
  expect(forms).toEqual(['/ask']);
});

it('fails if an unknown path doesn’t return 404', async () => {
  await expect(readRoutes("'page'", '200')).rejects.toThrow('must return 404');
});

it('fails if a 404 page depends on its path', async () => {
  await expect(readRoutes('path')).rejects.toThrow('depends on the address');
});
