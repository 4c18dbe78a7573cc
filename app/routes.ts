import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { publicFiles, sitePages } from '#library/pages.ts';

export default [
  ...sitePages.map(({ name, path, component }) => {
    // Pages can share a component, so its path can't be the id.
    const options = { id: name };
    const file = `pages/${component}`;
    return path === '/' ? index(file, options) : route(path.slice(1), file, options);
  }),
  ...publicFiles.map((path) => route(path.slice(1), 'feeds/files.ts', { id: path })),
  ...(import.meta.env?.DEV ? [route('styleguide', 'pages/styleguide/styleguide.tsx')] : []),
  route('*', 'pages/errors/not-found.tsx'),
] satisfies RouteConfig;
