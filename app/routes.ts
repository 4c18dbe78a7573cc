import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { sitePages } from '#library/pages.ts';

export default [
  ...sitePages.map(({ path, component }) =>
    path === '/' ? index(`pages/${component}`) : route(path.slice(1), `pages/${component}`),
  ),
  route('blog/search-index.json', 'feeds/search-index.ts'),
  route('opensearch.xml', 'feeds/opensearch.ts'),
  route('sitemap.xml', 'feeds/sitemap.ts'),
  route('robots.txt', 'feeds/robots.ts'),
  route('feed.xml', 'feeds/rss.ts'),
  route('favicon.svg', 'feeds/favicon.ts'),
  route('site.webmanifest', 'feeds/manifest.ts'),
  route('llms.txt', 'feeds/llms.ts'),
  route('.well-known/security.txt', 'feeds/security.ts'),
  ...(import.meta.env?.DEV ? [route('styleguide', 'pages/styleguide/styleguide.tsx')] : []),
  route('*', 'pages/errors/not-found.tsx'),
] satisfies RouteConfig;
