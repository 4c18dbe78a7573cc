import { classNames } from '#app/components/class-names.ts';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { SectionHead } from '#app/components/heads/section-head.tsx';
import css from '#app/pages/home/standards.module.css';
import { pages } from '#library/words.ts';

const { standards } = pages.home;

export function Standards() {
  return (
    <section className={classNames('section shade', css.standards)}>
      <div className="wrap">
        <SectionHead title={standards.title} lead={standards.lead} />
        <ol>
          {standards.items.map(({ sign, name, text, status, state }) => (
            <li key={sign}>
              <b className="display" aria-hidden="true">
                {sign}
              </b>
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
              <span className={classNames(css.status, state && css[state])}>{status}</span>
            </li>
          ))}
        </ol>
        <CompoundingNotice />
      </div>
    </section>
  );
}
