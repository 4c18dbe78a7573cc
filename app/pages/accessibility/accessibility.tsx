import { RichRows, RichRowsSection } from '#app/article/rich-rows.tsx';
import { CallToAction } from '#app/components/calls/calls.tsx';
import { PageHead } from '#app/components/heads/page-head.tsx';
import { Band, OpeningSection } from '#app/components/section.tsx';
import LettersOnAmber from '#app/pages/accessibility/letters-on-amber.svg?react';
import LettersOnRule from '#app/pages/accessibility/letters-on-rule.svg?react';
import { pageMeta } from '#app/seo.ts';
import { pages } from '#library/words.ts';

const { search, head, tested: tests, lacking: issues, person: help, call } = pages.accessibility;

export const meta = () => pageMeta({ ...search, path: '/accessibility' });

export default function Accessibility() {
  return (
    <>
      <PageHead {...head} art={<LettersOnRule role="img" aria-label={head.drawing} />} />
      <Band>
        <OpeningSection layout="split" {...tests}>
          <RichRows rows={tests.rows} />
        </OpeningSection>
      </Band>
      <RichRowsSection tone="shade" layout="split" {...issues} />
      <RichRowsSection layout="split" {...help} />
      <CallToAction {...call} art={<LettersOnAmber />} />
    </>
  );
}
