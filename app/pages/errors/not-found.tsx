import { data } from 'react-router';
import { classNames } from '#app/components/class-names.ts';
import { ButtonLink } from '#app/components/controls/button.tsx';
import { SearchForm } from '#app/components/search/search-form.tsx';
import { Band } from '#app/components/section.tsx';
import CrackedFlask from '#app/pages/errors/cracked-flask.svg?react';
import Drip from '#app/pages/errors/drip.svg?react';
import css from '#app/pages/errors/not-found.module.css';
import { shell } from '#library/words.ts';

const text = shell.notFound;

export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => [
  { title: text.search.title },
  { name: 'description', content: text.search.description },
  { name: 'robots', content: 'noindex' },
];

export default function NotFound() {
  return (
    <>
      <section className={classNames('page-head', css.head)}>
        <div className="wrap">
          <h1 className="display-4">
            <span className="visually-hidden">{text.status} </span>
            {text.title}
          </h1>
          <p className="lead">{text.lead}</p>
          <SearchForm
            id="q"
            label={shell.search.field}
            submit={shell.search.label}
            className={css.search}
          />
          <p className="acts">
            <ButtonLink to="/" variant="secondary">
              {text.home}
            </ButtonLink>
          </p>
          <CrackedFlask />
        </div>
      </section>
      <Band className={css.drip}>
        <Drip />
        <ul>
          {text.ways.map(({ label, to }) => (
            <li key={to}>
              <a href={to} className="display-2">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Band>
    </>
  );
}
