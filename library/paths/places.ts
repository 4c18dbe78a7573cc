/** Places of pages that a link may lead to, and that code names: content names the others. */
export const placesInCode: Readonly<Record<string, readonly string[]>> = {
  '/': ['how', 'services'],
  '/about/verify': ['rights', 'report'],
  '/careers': ['openings'],
  '/hormones': ['consultation'],
  '/send-a-prescription': ['patients', 'prescribers', 'animals', 'limits'],
  '/shipping': ['plan'],
  '/specialists': ['specialties', 'featured', 'provider-request'],
  '/specialists/prescribing': ['compose'],
};

/** On every page. */
export const placesEverywhere = ['main', 'menu'];

/** On the page of every article, beside its headings. */
export const placesOfArticles = ['contents', 'references', 'related'];
