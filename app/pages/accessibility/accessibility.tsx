import { Inlines } from '#app/article/inline/inlines.tsx';
import { CallLinks } from '#app/components/calls/call-links.tsx';
import { ClosingCall } from '#app/components/calls/closing-call.tsx';
import { classNames } from '#app/components/class-names.ts';
import { PageHead } from '#app/components/heads/page-head.tsx';
import { Rows } from '#app/components/rows.tsx';
import { Rule } from '#app/components/rule.tsx';
import css from '#app/pages/accessibility/accessibility.module.css';
import LettersOnAmber from '#app/pages/accessibility/letters-on-amber.svg?react';
import LettersOnRule from '#app/pages/accessibility/letters-on-rule.svg?react';
import { pageMeta } from '#app/seo.ts';
import { pages } from '#library/words.ts';

const { search, head, tested, lacking, person, call } = pages.accessibility;

export const meta = () => pageMeta({ ...search, path: '/accessibility' });

export default function Accessibility() {
  return (
    <>
      <PageHead
        title={head.title}
        lead={head.lead}
        art={<LettersOnRule role="img" aria-label={head.drawing} />}
      />
      <Rule>
        <Part className={css.first} {...tested} />
      </Rule>
      <section className="section shade">
        <div className="wrap">
          <Part {...lacking} />
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <Part {...person} />
        </div>
      </section>
      <ClosingCall title={call.title} lead={call.lead} art={<LettersOnAmber />}>
        <CallLinks links={call.links} />
      </ClosingCall>
    </>
  );
}

function Part({ title, lead, rows, className }: typeof tested & { className?: string }) {
  return (
    <div className={classNames('split', className)}>
      <div>
        <h2>{title}</h2>
        <p className={classNames('lead', css.lead)}>{lead}</p>
      </div>
      <Rows rows={rows.map(({ name, value }) => ({ name, value: <Inlines nodes={value} /> }))} />
    </div>
  );
}
