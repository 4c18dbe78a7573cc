import { medicinePathsOf } from '#library/medicine/paths.ts';
import { serviceNames, servicePath } from '#library/paths/service-paths.ts';

/** Pages that have no content file of their own, in the order of the navigation. */
const staticPaths = [
  '/',
  '/about',
  '/about/verify',
  '/services',
  ...serviceNames.map(servicePath),
  '/conditions',
  '/faq',
  '/contact',
  '/how-it-works',
  '/send-a-prescription',
  '/prices',
  '/shipping',
  '/privacy',
  '/privacy-practices',
  '/terms',
  '/accessibility',
  '/careers',
  '/hormones',
  '/specialists',
  '/specialists/prescribing',
  '/specialists/prescribing/fax-sheet',
  '/search',
];

/** What content adds to them. */
export interface ContentPages {
  /** Addresses of Learn. */
  learn: readonly string[];
  /** Ends of the addresses of cards and of sheets to print. */
  medicine: { cards: readonly string[]; sheets: readonly string[] };
  /** Names of articles, and the ends of the addresses of categories. */
  blog: { posts: readonly string[]; categories: readonly string[] };
}

/** Every page of a site with this content, in the order of the navigation. */
export const pathsOfContent = ({ learn, medicine, blog }: ContentPages): string[] => [
  ...staticPaths,
  ...medicinePathsOf(medicine.cards, medicine.sheets),
  ...learn,
  '/learn/glossary',
  '/blog',
  ...blog.posts.map((id) => `/blog/post/${id}`),
  ...blog.categories.map((slug) => `/blog/category/${slug}`),
];
