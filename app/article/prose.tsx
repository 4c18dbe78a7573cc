import type { ReactNode } from 'react';
import { Inlines } from '#app/article/inline/inlines.tsx';
import css from '#app/article/prose.module.css';
import { classNames } from '#app/components/class-names.ts';
import { fillIn } from '#library/fill-in.ts';
import { articleText } from '#library/words.ts';

export function ArticleLayout({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={`opening ${css.columns}`}>
      {aside}
      <article className={classNames(css.prose, 'staggered')}>{children}</article>
    </div>
  );
}

export function Disclaimer({ what = 'article' }: { what?: 'article' | 'page' }) {
  const copy = articleText.disclaimer;
  return (
    <p>
      <Inlines nodes={fillIn(copy.text, { what: copy[what] })} />
    </p>
  );
}
