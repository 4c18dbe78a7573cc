import marks from '#content/pages/home.yaml?placeholders';
import { pages } from '#library/words/pages.ts';
import { isMarked } from '#library/yaml/is-marked.ts';

const { items, ...words } = pages.home.testimonials;

/** What people say on Home. Whoever is still marked as invented is a sample, and the page says so. */
export const testimonials = {
  ...words,
  items: items.map((item, place) => ({
    ...item,
    isSample: isMarked(marks, ['testimonials', 'items', place]),
  })),
};
