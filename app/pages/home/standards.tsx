import { classNames } from '#app/components/class-names.ts';
import { SectionHead } from '#app/components/section-head.tsx';
import css from '#app/pages/home/standards.module.css';
import { standards } from '#content/home.ts';

export function Standards() {
  return (
    <section className={classNames('section shade', css.standards)}>
      <div className="wrap">
        <SectionHead
          title="Commitment to Standards"
          lead="Read it the way a pharmacist reads a certificate of analysis: what is tested, what it covers, and where we stand today."
        />
        <ol>
          {standards.map(({ sign, name, description, status, pending }) => (
            <li key={sign}>
              <b className="d" aria-hidden="true">
                {sign}
              </b>
              <div>
                <h3>{name}</h3>
                <p>{description}</p>
              </div>
              <span className={classNames(css.status, pending && css.pending)}>{status}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
