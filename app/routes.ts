import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('pages/home/home.tsx'),
  route('about', 'pages/about.tsx'),
  route('conditions', 'pages/conditions.tsx'),
  route('faq', 'pages/faq.tsx'),
  route('privacy', 'pages/privacy.tsx'),
  route('terms', 'pages/terms.tsx'),
  route('careers', 'pages/careers.tsx'),
  route('specialists', 'pages/specialists.tsx'),
  route('blog', 'pages/blog.tsx'),
  route('blog/post/:slug', 'pages/blog-post.tsx'),
  route('blog/category/:category', 'pages/blog-category.tsx'),
  route('blog/search-index.json', 'feeds/search-index.ts'),
  route('sitemap.xml', 'feeds/sitemap.ts'),
  route('robots.txt', 'feeds/robots.ts'),
  route('feed.xml', 'feeds/rss.ts'),
  route('site.webmanifest', 'feeds/manifest.ts'),
  route('llms.txt', 'feeds/llms.ts'),
  route('.well-known/security.txt', 'feeds/security.ts'),
  ...(import.meta.env?.DEV ? [route('styleguide', 'pages/styleguide.tsx')] : []),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
