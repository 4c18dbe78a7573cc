import { data } from 'react-router';
import { classNames } from '#app/components/class-names.ts';
import { ButtonLink } from '#app/components/controls/button.tsx';
import { Link } from '#app/components/controls/link.tsx';
import { Rule } from '#app/components/rule.tsx';
import { SearchForm } from '#app/components/search/search-form.tsx';
import css from '#app/pages/errors/not-found.module.css';
import { shell } from '#library/words.ts';

const words = shell.notFound;

export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => [
  { title: words.search.title },
  { name: 'description', content: words.search.description },
  { name: 'robots', content: 'noindex' },
];

export default function NotFound() {
  return (
    <>
      <section className={classNames('page-head', css.lost)}>
        <div className="wrap">
          <h1>
            <span className="visually-hidden">{words.status} </span>
            {words.title}
          </h1>
          <p className="lead">{words.lead}</p>
          <SearchForm
            id="q"
            label={shell.search.field}
            submit={shell.search.label}
            className={css.search}
          />
          <p className="acts">
            <ButtonLink to="/" variant="secondary">
              {words.home}
            </ButtonLink>
          </p>
          <EmptyFlask />
        </div>
      </section>
      <Rule className={css.drip}>
        <svg className="drawing" viewBox="0 0 120 210" aria-hidden="true">
          <path
            className="fill-amber"
            d="M0 0h120c-30 4-44 20-46 54-2 26 8 44 8 66a22 22 0 0 1-44 0c0-22 10-40 8-66C44 20 30 4 0 0z"
          />
          <path
            className="fill-amber"
            d="M60 160c10 12 16 20 16 30a16 16 0 0 1-32 0c0-10 6-18 16-30z"
          />
        </svg>
        <ul>
          {words.ways.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </Rule>
    </>
  );
}

/** A flask for the zero of 404. */
function EmptyFlask() {
  return (
    <svg className="drawing" viewBox="0 0 1100 470" aria-hidden="true">
      <path className="fill-light" d="M920-1400h230L434 470h-230zM1190-1400h2400V470H504z" />
      <g className="overprint cast">
        <g transform="translate(-110 70)">
          <path className="fill-cobalt" d="M476 20h128v26h-20v72a186 186 0 1 1-88 0V46h-20z" />
        </g>
      </g>
      <text className={css.digit} x="-14" y="470">
        4
      </text>
      <text className={css.digit} x="764" y="470">
        4
      </text>
      <g transform="translate(0 5)">
        <path className="fill-amber" d="M405 300a136 136 0 0 0 270 0z" />
        <g className="overprint">
          <path
            className="fill-cobalt"
            fillRule="evenodd"
            d="M476 10h128v26h-22v70a182 182 0 1 1-84 0V36h-22zM540 148a136 136 0 1 0 0 272 136 136 0 0 0 0-272z"
          />
        </g>
        <path
          stroke="#fff"
          strokeWidth="8"
          strokeLinecap="round"
          d="M690 214a166 166 0 0 1 12 110"
          opacity=".8"
          fill="none"
        />
      </g>
    </svg>
  );
}
