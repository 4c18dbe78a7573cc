/** The budgets of tests/built/page-weights.test.ts. Pages without islands are `still`. */
export type BudgetName =
  | 'still'
  | 'home'
  | 'tabs'
  | 'interactive'
  | 'large-form'
  | 'post'
  | 'article';

interface Entry {
  /** By default /{name}. A segment like `:slug` stands for every page of a list. */
  path?: string;
  /** The component in app/pages, by default {name}/{name}.tsx. */
  component?: string;
  /** The page's own content file, by default pages/{name}.yaml. */
  file?: string;
  /** Other content files with text of this page. */
  alsoShows?: readonly string[];
  /** Link targets set in code. Those from content files need not be listed. */
  anchors?: readonly string[];
  /** Rendered on request if the URL has a query. Other pages ignore it. */
  readsQuery?: true;
  /** Its content files have sources and reviewers, which the content check looks up. */
  medicalReview?: true;
  /** Left out of the sitemap. */
  unlisted?: true;
  budget?: BudgetName;
  /** Pages of one kind look alike, so visual tests cover only the first. By default {name}. */
  kind?: string;
  /** Slow tests run on these pages instead of on all of them. */
  sampled?: true;
}

const policy = (name: string) => ({
  component: 'legal/policy.tsx',
  file: `legal/${name}.yaml`,
  alsoShows: ['pages/policy.yaml'],
  anchors: ['contents'],
  kind: 'policy',
});

const articleAnchors = ['contents', 'references', 'related'];

/** Every page except the services, in the order of the sitemap. */
const table: Record<string, Entry> = {
  home: {
    path: '/',
    anchors: ['how', 'services', 'standards', 'facility'],
    budget: 'home',
    sampled: true,
  },
  about: {},
  verify: { path: '/about/verify', anchors: ['rights', 'report'] },
  services: { budget: 'tabs', sampled: true },
  conditions: { alsoShows: ['conditions.yaml'] },
  faq: { alsoShows: ['questions.yaml'], sampled: true },
  contact: {
    alsoShows: ['site.yaml', 'hours.yaml'],
    budget: 'interactive',
    sampled: true,
  },
  'how-it-works': {},
  'send-a-prescription': {
    anchors: ['patients', 'prescribers', 'animals', 'limits'],
    medicalReview: true,
  },
  prices: {},
  shipping: {
    alsoShows: ['business.yaml'],
    anchors: ['plan', 'plan-title'],
    readsQuery: true,
    budget: 'interactive',
  },
  privacy: { ...policy('privacy'), sampled: true },
  'privacy-practices': policy('privacy-practices'),
  terms: policy('terms'),
  accessibility: {},
  careers: { alsoShows: ['jobs.yaml'], anchors: ['openings'] },
  hormones: { anchors: ['consultation'] },
  specialists: {
    alsoShows: ['inquiry.yaml'],
    anchors: ['specialties', 'featured', 'provider-request', 'provider-request-title'],
    budget: 'interactive',
    sampled: true,
  },
  prescribing: {
    path: '/specialists/prescribing',
    anchors: ['compose', 'written'],
    readsQuery: true,
    medicalReview: true,
    budget: 'large-form',
  },
  'fax-sheet': {
    path: '/specialists/prescribing/fax-sheet',
    component: 'prescribing/fax-sheet.tsx',
    file: 'pages/prescribing.yaml',
  },
  search: {
    alsoShows: ['search.yaml'],
    anchors: ['often'],
    readsQuery: true,
    unlisted: true,
    budget: 'interactive',
  },
  'your-medicine': {
    alsoShows: ['medicine.yaml'],
    medicalReview: true,
    budget: 'article',
    sampled: true,
  },
  'medicine-label': {
    path: '/your-medicine/label',
    component: 'your-medicine/label.tsx',
    medicalReview: true,
  },
  'medicine-card': {
    path: '/your-medicine/:slug',
    component: 'your-medicine/card.tsx',
    file: 'pages/your-medicine.yaml',
    sampled: true,
  },
  'medicine-sheet': {
    path: '/your-medicine/sheet/:slug',
    component: 'your-medicine/sheet.tsx',
    file: 'pages/your-medicine.yaml',
    alsoShows: ['medicine.yaml'],
  },
  learn: { alsoShows: ['learn.yaml'] },
  'learn-category': {
    path: '/learn/:category',
    component: 'learn/category.tsx',
    file: 'pages/learn.yaml',
    alsoShows: ['learn.yaml'],
  },
  condition: {
    path: '/learn/condition/:slug',
    component: 'learn/condition.tsx',
    file: 'pages/learn.yaml',
    alsoShows: ['learn.yaml', 'article.yaml'],
    anchors: [...articleAnchors, 'overview'],
    budget: 'tabs',
    sampled: true,
  },
  article: {
    path: '/learn/:category/:article',
    component: 'learn/article.tsx',
    file: 'pages/learn.yaml',
    alsoShows: ['article.yaml'],
    anchors: articleAnchors,
    budget: 'article',
    sampled: true,
  },
  glossary: {
    path: '/learn/glossary',
    alsoShows: ['glossary.yaml'],
    medicalReview: true,
  },
  blog: {
    alsoShows: ['people.yaml', 'blog-categories.yaml', 'article.yaml'],
    anchors: ['featured'],
    readsQuery: true,
    budget: 'interactive',
    sampled: true,
  },
  post: {
    path: '/blog/post/:slug',
    component: 'blog/post/post.tsx',
    file: 'pages/blog.yaml',
    alsoShows: ['article.yaml'],
    anchors: articleAnchors,
    budget: 'post',
    sampled: true,
  },
  category: {
    path: '/blog/category/:category',
    component: 'blog/category.tsx',
    file: 'pages/blog.yaml',
  },
};

/** In the order of the home page. */
export const serviceNames = [
  'compounding',
  'hormone-therapy',
  'specialty-medications',
  'dermatological',
  'veterinary',
] as const;
export type ServiceName = (typeof serviceNames)[number];
export const servicePath = (name: ServiceName) => `/services/${name}`;

const servicesWithTabs: readonly ServiceName[] = ['hormone-therapy'];

const servicePage = (name: ServiceName) =>
  makePage(name, {
    path: servicePath(name),
    component: `services/${name}/${name}.tsx`,
    file: `services/${name}.yaml`,
    ...(servicesWithTabs.includes(name) && { budget: 'tabs' }),
  });

export interface Page extends Omit<Entry, 'file' | 'alsoShows'> {
  name: string;
  path: string;
  component: string;
  /** The content files with its text, its own first. */
  files: readonly string[];
  anchors: readonly string[];
  budget: BudgetName;
  kind: string;
}

const makePage = (name: string, entry: Entry): Page => {
  const { file = `pages/${name}.yaml`, alsoShows = [], ...rest } = entry;
  return {
    name,
    path: `/${name}`,
    component: `${name}/${name}.tsx`,
    files: [file, ...alsoShows],
    anchors: [],
    budget: 'still',
    kind: name,
    ...rest,
  };
};

/** Every page of the site. A list, such as the blog articles, has one entry. */
export const sitePages: readonly Page[] = Object.entries(table).flatMap(([name, entry]) => [
  makePage(name, entry),
  ...(name === 'services' ? serviceNames.map(servicePage) : []),
]);

export const isList = ({ path }: Page) => path.includes(':');

export const pageAt = (address: string): Page | undefined =>
  sitePages.find(({ path }) => path === address) ??
  sitePages.find(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address));

/** Prerendered files that aren't pages, made by app/feeds/files.ts. */
export const publicFiles = [
  '/blog/search-index.json',
  '/opensearch.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/feed.xml',
  '/favicon.svg',
  '/site.webmanifest',
  '/llms.txt',
  '/.well-known/security.txt',
] as const;

export type PublicFile = (typeof publicFiles)[number];
