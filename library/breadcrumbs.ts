import { blogCategories } from '#content/blog-categories.ts';
import { services } from '#content/services.ts';
import { learnCategories, learnConditions } from '#library/learn/library.ts';
import { categoryPath, conditionPath } from '#library/learn/paths.ts';

export interface Crumb {
  name: string;
  path: string;
}

/** What each page is called in the trail that leads to it. Articles bring their own. */
const names: Record<string, string> = {
  '/': 'Home',
  '/about': 'About Us',
  '/services': 'Services',
  ...Object.fromEntries(Object.values(services).map(({ to, title }) => [to, title])),
  '/conditions': 'Conditions',
  '/faq': 'FAQ',
  '/contact': 'Contact',
  '/how-it-works': 'How It Works',
  '/shipping': 'Shipping & Delivery',
  '/privacy': 'Privacy Policy',
  '/terms': 'Terms of Service',
  '/careers': 'Careers',
  '/hormones': 'Hormone Therapy',
  '/specialists': 'Specialist Network',
  '/learn': 'Learn',
  ...Object.fromEntries(learnCategories.map(({ slug, title }) => [categoryPath(slug), title])),
  ...Object.fromEntries(learnConditions.map(({ slug, title }) => [conditionPath(slug), title])),
  '/blog': 'Blog',
  ...Object.fromEntries(blogCategories.map(({ slug, name }) => [`/blog/category/${slug}`, name])),
};

/**
 * The pages above a page, Home first, then the page itself: /services/veterinary stands below
 * /services. There is no trail to Home, nor to an address without a page.
 */
export function breadcrumbs(address: string, title?: string): Crumb[] {
  const path = address.replace(/(?<=.)\/$/, '');
  const name = names[path] ?? title;
  if (path === '/' || name === undefined) return [];
  const above = pathsAbove(path).flatMap((parent) => {
    const parentName = names[parent];
    return parentName === undefined ? [] : [{ name: parentName, path: parent }];
  });
  return [...above, { name, path }];
}

function pathsAbove(path: string): string[] {
  const parts = path.split('/').slice(1, -1);
  return ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
}
