import { RichRows, TitleAndLead } from '#app/article/titled-rows.tsx';
import { ClosingCall } from '#app/components/calls/closing-call.tsx';
import { classNames } from '#app/components/class-names.ts';
import { PageHead } from '#app/components/heads/page-head.tsx';
import { Rule } from '#app/components/rule.tsx';
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
        <Part className="opening" {...tested} />
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
      <ClosingCall {...call} art={<LettersOnAmber />} />
    </>
  );
}

function Part({ title, lead, rows, className }: typeof tested & { className?: string }) {
  return (
    <div className={classNames('split', className)}>
      <TitleAndLead title={title} lead={lead} />
      <RichRows rows={rows} />
    </div>
  );
}
