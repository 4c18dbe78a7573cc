import { Link } from '#app/components/link.tsx';
import { Marked } from '#app/components/marked.tsx';
import css from '#app/components/post-cards.module.css';
import { PostCover } from '#app/components/post-cover.tsx';
import { markMatches, type Segment } from '#content/search.ts';

/** What a card shows of an article. `found` replaces the excerpt with the place that matched. */
export interface PostCard {
  id: string;
  title: string;
  excerpt: string;
  category: string;
  minutes: number;
  found?: Segment[];
}

/** Blog articles as cards, three in a row where there is room. */
export function PostCards({
  posts,
  query = '',
  heading: Heading = 'h2',
}: {
  posts: readonly PostCard[];
  /** What the reader searched for: it is marked in the titles. */
  query?: string;
  heading?: 'h2' | 'h3';
}) {
  return (
    <div className={css.posts}>
      {posts.map(({ id, title, excerpt, category, minutes, found }) => (
        <article key={id} className={css.post}>
          <PostCover id={id} className={css.cover} />
          <p className={css.meta}>
            <span>{category}</span>
            <span>{minutes} min read</span>
          </p>
          <Heading>
            <Link to={`/blog/post/${id}`}>
              <Marked segments={markMatches(title, query)} />
            </Link>
          </Heading>
          <p>{found ? <Marked segments={found} /> : excerpt}</p>
        </article>
      ))}
    </div>
  );
}
