import { InlineItems } from '#app/article/inline/inlines.tsx';
import CopyButton from '#app/components/controls/copy-button.island.tsx';
import { H2, H3 } from '#app/components/heads/heading.tsx';
import { Section } from '#app/components/section.tsx';
import css from '#app/pages/careers/how-to-apply.module.css';
import { mailHref, site } from '#library/facts.ts';
import { pages } from '#library/words.ts';

const { title, writeTo, notes, steps } = pages.careers.application;
const { copy: copyText, ways: methods } = pages.contact;

/** Includes the statements that the law requires in every posting. */
export function HowToApply({ subject, ...section }: { subject: string; tone?: 'shade' }) {
  return (
    <Section {...section} layout="wide-split" wrapClass={css.apply}>
      <header className="sticky">
        <H2>{title}</H2>
        <p className="lead">
          {writeTo} <a href={applicationHref(subject)}>{site.careersEmail}</a>
        </p>
        <CopyButton text={site.careersEmail} what={methods.email.what} words={copyText} />
      </header>
      <div className="stack">
        <ol className="lined numbered">
          {steps.map((step) => (
            <li key={step.title}>
              <H3>{step.title}</H3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <ul className="stack muted">
          <InlineItems items={notes} />
        </ul>
      </div>
    </Section>
  );
}

export const applicationHref = (subject: string) =>
  `${mailHref(site.careersEmail)}?subject=${encodeURIComponent(subject)}`;
