/** tests/built/page-weights.test.ts has the sizes. Pages without islands are `still`. */
export type BudgetName =
  | 'still'
  | 'home'
  | 'tabs'
  | 'interactive'
  | 'large-form'
  | 'post'
  | 'article';

interface PageEntry {
  /** Defaults to /{name}. A segment such as `:slug` matches every page in a list. */
  path?: string;
  /** The path is relative to app/pages/ and defaults to {name}/{name}.tsx. */
  component?: string;
  /** The path is relative to content/ and defaults to pages/{name}.yaml. */
  file?: string;
  alsoShows?: readonly string[];
  /** Lists link targets set in code, but not those from content files. */
  anchors?: readonly string[];
  /** If the URL has a query, the server renders the page on request. Other pages ignore queries. */
  readsQuery?: true;
  /** The content check looks up the reviewers and sources in the page's content files. */
  medicalReview?: true;
  /** The language of the page, unless it's English. */
  language?: 'es';
  unlisted?: true;
  budget?: BudgetName;
  /** Visual tests cover only the first page of each kind. Defaults to {name}. */
  kind?: string;
  /** Slow tests run only on sampled pages. */
  sampled?: true;
}

const makePolicyEntry = (name: string) => ({
  component: 'legal/policy.tsx',
  file: `legal/${name}.yaml`,
  alsoShows: ['pages/policy.yaml'],
  anchors: ['contents'],
  kind: 'policy',
});

const articleAnchors = ['contents', 'references', 'related'];

/** The pages are in sitemap order. `sitePages` adds a page for each service. */
const pageTable: Record<string, PageEntry> = {
  home: {
    path: '/',
    alsoShows: ['order-steps.yaml'],
    anchors: ['how', 'services', 'standards', 'facility'],
    budget: 'home',
    sampled: true,
  },
  about: {},
  verify: { path: '/about/verify', anchors: ['rights', 'report'] },
  services: { budget: 'tabs', sampled: true },
  'can-you-make-it': { alsoShows: ['ingredients.yaml'], medicalReview: true },
  conditions: { alsoShows: ['conditions.yaml'] },
  faq: { alsoShows: ['questions.yaml'], sampled: true },
  contact: {
    alsoShows: ['site.yaml', 'hours.yaml'],
    anchors: ['fax'],
    budget: 'interactive',
    sampled: true,
  },
  problem: { anchors: ['call', 'promise'], medicalReview: true },
  'how-it-works': {},
  'send-a-prescription': {
    alsoShows: ['order-steps.yaml'],
    anchors: ['patients', 'prescribers', 'animals', 'limits'],
    medicalReview: true,
    budget: 'article',
  },
  'doctor-card': {
    path: '/send-a-prescription/card',
    component: 'send-a-prescription/doctor-card.tsx',
    budget: 'interactive',
  },
  prices: {},
  shipping: {
    alsoShows: ['business.yaml'],
    anchors: ['plan', 'plan-title'],
    readsQuery: true,
    budget: 'interactive',
  },
  privacy: { ...makePolicyEntry('privacy'), sampled: true },
  'privacy-practices': makePolicyEntry('privacy-practices'),
  terms: makePolicyEntry('terms'),
  accessibility: {},
  es: {
    alsoShows: ['site.yaml', 'hours.yaml', 'business.yaml', 'pages/prices.yaml'],
    readsQuery: true,
    language: 'es',
  },
  careers: { alsoShows: ['jobs.yaml'], anchors: ['openings'], budget: 'interactive' },
  job: {
    path: '/careers/:slug',
    component: 'careers/job.tsx',
    file: 'pages/careers.yaml',
    alsoShows: ['jobs.yaml'],
    budget: 'interactive',
  },
  hormones: { anchors: ['consultation'] },
  specialists: {
    alsoShows: ['inquiry.yaml'],
    anchors: ['specialties', 'featured', 'provider-request', 'provider-request-title'],
    budget: 'interactive',
    sampled: true,
  },
  prescribing: {
    path: '/specialists/prescribing',
    anchors: ['compose', 'written', 'needs', 'reason', 'handling', 'rules'],
    readsQuery: true,
    medicalReview: true,
    budget: 'large-form',
  },
  'fax-sheet': {
    path: '/specialists/prescribing/fax-sheet',
    component: 'prescribing/fax-sheet.tsx',
    file: 'pages/prescribing.yaml',
  },
  answered: { readsQuery: true, unlisted: true },
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
  glossary: { path: '/learn/glossary', alsoShows: ['glossary.yaml'], medicalReview: true },
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

/** The home page lists the services in this order. */
export const serviceNames = [
  'compounding',
  'hormone-therapy',
  'specialty-medications',
  'dermatological',
  'veterinary',
] as const;
export type ServiceName = (typeof serviceNames)[number];
export const servicePath = (name: ServiceName) => `/services/${name}`;

/** A service that isn't listed here has the default settings. */
const serviceEntries: Partial<Record<ServiceName, PageEntry>> = {
  compounding: { alsoShows: ['order-steps.yaml'] },
  'hormone-therapy': { budget: 'tabs' },
  veterinary: { anchors: ['emergency'] },
};

const makeServicePage = (name: ServiceName) =>
  makePage(name, {
    path: servicePath(name),
    component: `services/${name}/${name}.tsx`,
    file: `services/${name}.yaml`,
    ...serviceEntries[name],
  });

export interface Page extends Omit<PageEntry, 'file' | 'alsoShows'> {
  name: string;
  path: string;
  component: string;
  /** Starts with the page's own content file. */
  files: readonly string[];
  anchors: readonly string[];
  budget: BudgetName;
  kind: string;
}

const makePage = (name: string, entry: PageEntry): Page => {
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

/** Each list of pages, such as the blog articles, has a single entry. */
export const sitePages: readonly Page[] = Object.entries(pageTable).flatMap(([name, entry]) => [
  makePage(name, entry),
  ...(name === 'services' ? serviceNames.map(makeServicePage) : []),
]);

export const defaultLanguage = 'en-US';

export const isList = ({ path }: Page) => path.includes(':');

/** The address may end in a slash. */
export const findPageByPath = (address: string): Page | undefined =>
  sitePages.find(({ path }) => path === address.replace(/(?<=.)\/$/, '')) ??
  sitePages.find(({ path }) =>
    new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(address),
  );

/** app/feeds/files.ts generates these files, which are prerendered like pages. */
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
