import { Inlines } from '#app/article/inline/inlines.tsx';
import { keyed } from '#app/article/keyed.ts';
import { RichRows, TitleAndLead } from '#app/article/titled-rows.tsx';
import { ClosingCall } from '#app/components/calls/closing-call.tsx';
import { Card } from '#app/components/card.tsx';
import { classNames } from '#app/components/class-names.ts';
import { BackLink } from '#app/components/heads/back-link.tsx';
import { PageHead } from '#app/components/heads/page-head.tsx';
import { SectionHead } from '#app/components/heads/section-head.tsx';
import { Rule } from '#app/components/rule.tsx';
import LicenseOnRule from '#app/pages/verify/license-on-rule.svg?react';
import SealOnAmber from '#app/pages/verify/seal-on-amber.svg?react';
import css from '#app/pages/verify/verify.module.css';
import { pageMeta } from '#app/seo.ts';
import { site } from '#library/facts.ts';
import { pages } from '#library/words.ts';

const { search, head, license, standards, rights, report, call } = pages.verify;

export const meta = () => pageMeta({ ...search, path: '/about/verify' });

export default function Verify() {
  return (
    <>
      <PageHead
        title={head.title}
        lead={head.lead}
        above={<BackLink to="/about">{head.back}</BackLink>}
        art={<LicenseOnRule role="img" aria-label={head.drawing} />}
      />
      <Rule>
        <License />
      </Rule>
      <section className="section shade">
        <div className="wrap">
          <SectionHead title={standards.title} lead={standards.lead} />
          <RichRows rows={standards.rows} />
        </div>
      </section>
      <section className="section" id="rights">
        <div className="wrap split">
          <TitleAndLead {...rights} />
          <RichRows rows={rights.rows} />
        </div>
      </section>
      <Report />
      <ClosingCall {...call} art={<SealOnAmber />} />
    </>
  );
}

function License() {
  return (
    <section className={classNames('wide-split seven-five opening', css.license)}>
      <TitleAndLead {...license}>
        <ol className={classNames('lined open numbered', css.steps)}>
          {keyed(license.steps).map(({ key, item }) => (
            <li key={key}>
              <span>
                <Inlines nodes={item} />
              </span>
            </li>
          ))}
        </ol>
      </TitleAndLead>
      <div>
        <p className={css.number}>
          {license.number}{' '}
          <b className="display-5" translate="no">
            {site.license}
          </b>
        </p>
        <RichRows rows={license.rows} />
      </div>
    </section>
  );
}

function Report() {
  return (
    <section className={classNames('section deep', css.report)} id="report">
      <div className="wrap">
        <SectionHead title={report.title} lead={report.lead} />
        <div className="wide-split seven-five">
          <RichRows rows={report.rows} />
          <Card className={css.recall}>
            <h3>{report.recall.title}</h3>
            <p>
              <Inlines nodes={report.recall.text} />
            </p>
          </Card>
        </div>
      </div>
    </section>
  );
}
