import { memo } from 'react';
import { AuxLabel } from '#app/components/aux-label.tsx';
import { classNames } from '#app/components/class-names.ts';
import { MarkedText } from '#app/components/search/marked-text.tsx';
import css from '#app/pages/blog/post-cards.module.css';
import { PostCover } from '#app/pages/blog/post-cover.tsx';
import { markQuery, matchingExcerpt, type SearchEntry } from '#library/blog/search.ts';
import { fillIn } from '#library/fill-in.ts';
import { joinUnits } from '#library/join-units.ts';
import type { Segment } from '#library/search/query.ts';

export interface PostCard {
  id: string;
  title: string;
  excerpt: string;
  category: string;
  minutes: number;
  /** Only unpublished articles have this label. */
  mark?: string | undefined;
  highlights?: { title: Segment[]; excerpt: Segment[] };
}

export function toCards(entries: readonly (PostCard & SearchEntry)[], query: string): PostCard[] {
  return entries.map((entry) => {
    const { id, title, excerpt, category, minutes, mark } = entry;
    const card = { id, title, excerpt, category, minutes, mark };
    if (query === '') return card;
    const highlights = { title: markQuery(title, query), excerpt: matchingExcerpt(entry, query) };
    return { ...card, highlights };
  });
}

export const PostCards = memo(function PostCards({
  posts,
  readingTime,
  heading: Heading = 'h2',
}: {
  posts: readonly PostCard[];
  readingTime: string;
  heading?: 'h2' | 'h3';
}) {
  return (
    <div className={css.posts}>
      {posts.map(({ id, title, excerpt, category, minutes, mark, highlights }) => (
        <article key={id} className={classNames('link-card stack', css.post)}>
          <PostCover id={id} className={css.cover} />
          <p className="meta cluster spread">
            {mark && <AuxLabel>{mark}</AuxLabel>}
            <span>{category}</span>
            <span>{fillIn(readingTime, { minutes: String(minutes) })}</span>
          </p>
          <Heading className="display-2">
            {/* The key makes React replace text that the browser may have translated. */}
            <a key={highlights ? 'highlighted' : 'plain'} href={`/blog/post/${id}`}>
              {highlights ? <MarkedText segments={highlights.title} /> : joinUnits(title)}
            </a>
          </Heading>
          <p key={highlights ? 'highlighted' : 'plain'} className="muted">
            {highlights ? <MarkedText segments={highlights.excerpt} /> : joinUnits(excerpt)}
          </p>
        </article>
      ))}
    </div>
  );
});
