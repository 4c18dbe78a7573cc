import { blog } from '#library/blog/blog.ts';
import { explainTerms } from '#library/glossary/glossary.ts';
import { cardPage, cards } from '#library/medicine/medicine.ts';
import { cardPath } from '#library/paths/addresses.ts';

/** Pages whose text uses a word of the glossary. */
export const explaining: readonly string[] = [
  ...cards.flatMap(({ slug }) => (cardPage(slug)?.terms.length ? [cardPath(slug)] : [])),
  ...blog()
    .list()
    .flatMap(({ id }) => {
      const words = explainTerms();
      words.blocks(blog().find(id)?.body.blocks ?? []);
      return words.met().length > 0 ? [`/blog/post/${id}`] : [];
    }),
];
