import { InlineItems } from '#app/article/inline/inlines.tsx';
import { RichRows, RichRowsSection } from '#app/article/rich-rows.tsx';
import { CallToAction } from '#app/components/calls/calls.tsx';
import { classNames } from '#app/components/class-names.ts';
import { BackLink } from '#app/components/heads/back-link.tsx';
import { PageHead } from '#app/components/heads/page-head.tsx';
import { Band, OpeningSection } from '#app/components/section.tsx';
import LicenseOnRule from '#app/pages/verify/license-on-rule.svg?react';
import SealOnAmber from '#app/pages/verify/seal-on-amber.svg?react';
import css from '#app/pages/verify/verify.module.css';
import { pageMeta } from '#app/seo.ts';
import { site } from '#library/facts.ts';
import { joinUnits } from '#library/join-units.ts';
import { isSample, pages } from '#library/words.ts';

const { search, head, license, standards, rights, report, call } = pages.verify;

export const meta = () => pageMeta({ ...search, path: '/about/verify' });

export default function Verify() {
  return (
    <>
      <PageHead
        {...head}
        above={<BackLink to="/about">{head.back}</BackLink>}
        art={<LicenseOnRule role="img" aria-label={head.drawing} />}
      />
      <Band>
        <License />
      </Band>
      <RichRowsSection tone="shade" {...standards} />
      <RichRowsSection layout="split" id="rights" {...rights} />
      <Report />
      <CallToAction {...call} art={<SealOnAmber />} />
    </>
  );
}

function License() {
  const [number = '', note] = site.license.split(/(?= \()/);
  return (
    <OpeningSection
      layout="wide-split"
      className="seven-five"
      {...license}
      below={
        <ol className={classNames('lined numbered', css.steps)}>
          <InlineItems items={license.steps} />
        </ol>
      }
    >
      <div>
        <p className={css.licenseNumber}>
          {license.number}{' '}
          <b className="display-5" translate="no">
            {joinUnits(number)}
            {note && <small>{note}</small>}
          </b>
          {isSample('site.yaml', ['license']) && <span>{license.sample}</span>}
        </p>
        <RichRows rows={license.rows} />
      </div>
    </OpeningSection>
  );
}

function Report() {
  return (
    <RichRowsSection
      tone="deep"
      layout="wide-split"
      className={css.report}
      id="report"
      {...report}
      rows={[...pages.problem.call.rows, { name: report.recall.title, value: report.recall.text }]}
    />
  );
}
