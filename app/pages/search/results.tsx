import { Marked } from '#app/components/search/marked.tsx';
import css from '#app/pages/search/find.module.css';
import type { FindWords } from '#library/schema/pages/search.ts';
import type { Found } from '#library/search/finder.ts';

/** The pages that answer, the best first, each with the place on it that does. */
export function Results({
  found,
  words,
}: {
  found: readonly Found[];
  words: FindWords['results'];
}) {
  return (
    <ol className={css.results}>
      {found.map((page) => (
        <li key={page.address}>
          <Result {...page} words={words} />
        </li>
      ))}
    </ol>
  );
}

function Result({
  address,
  page,
  heading,
  text,
  further,
  others,
  words,
}: Found & { words: FindWords['results'] }) {
  return (
    <>
      <div className={css.place}>
        <h2>
          <a href={address}>
            {page && (
              <span className="meta">
                {page}
                <span className="visually-hidden">: </span>
              </span>
            )}
            <span>
              <Marked segments={heading} />
            </span>
          </a>
        </h2>
      </div>
      <div className={css.text}>
        <p>
          <Marked segments={text} />
        </p>
        {further.length > 0 && (
          <p className="meta">
            {words.mentions}{' '}
            {further.map((word, index) => (
              <span key={word}>
                {index > 0 && <span>, </span>}
                <mark>{word}</mark>
              </span>
            ))}
          </p>
        )}
        {others.length > 0 && (
          <ul aria-label={words.places}>
            {others.map((place) => (
              <li key={place.address}>
                <a href={place.address}>
                  <Marked segments={place.heading} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
