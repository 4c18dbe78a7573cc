import popover from '#app/article/inline/citation.module.css';
import { Inlines, termId } from '#app/article/inline/inlines.tsx';
import { Link } from '#app/components/controls/link.tsx';
import { fillIn } from '#library/fill-in.ts';
import type { TermInText } from '#library/glossary/explain.ts';
import { glossaryPath } from '#library/glossary/glossary.ts';
import { articleWords } from '#library/words.ts';

/** What the terms of a page mean: one popover for each, which appears at its word. */
export function Terms({ terms }: { terms: readonly TermInText[] }) {
  return terms.map(({ slug, term, meaning }) => (
    <div
      key={slug}
      id={termId(slug)}
      popover="auto"
      className={popover.popover}
      role="note"
      aria-label={fillIn(articleWords.term.label, { term })}
    >
      <b>{term}</b>
      <br />
      <Inlines nodes={meaning} />
      <br />
      <Link to={`${glossaryPath}#${slug}`}>{articleWords.term.glossary}</Link>
    </div>
  ));
}
