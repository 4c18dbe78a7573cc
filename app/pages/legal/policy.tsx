import { useLocation } from 'react-router';
import { InlineItems, Inlines } from '#app/article/inline/inlines.tsx';
import { withKeys } from '#app/article/with-keys.ts';
import { NextStep } from '#app/components/calls/calls.tsx';
import { classNames } from '#app/components/class-names.ts';
import { PlainHead } from '#app/components/heads/page-head.tsx';
import { Day } from '#app/components/named-values.tsx';
import { Band } from '#app/components/section.tsx';
import { SideNav } from '#app/components/side-nav.tsx';
import css from '#app/pages/legal/policy.module.css';
import { pageMeta } from '#app/seo.ts';
import type { Policy } from '#library/schema/legal.ts';
import { pages, policies } from '#library/words.ts';
import type { Route } from './+types/policy.ts';

type PolicySection = Policy['sections'][number];

const { lead, updated, contents, next } = pages.policy;

/** The build prerenders each path with a trailing slash. */
const findPolicy = (pathname: string) =>
  entries.find(({ path }) => path === pathname.replace(/\/$/, '')) ?? first;

const entries = Object.entries(policies).map(([name, policy]) => ({ path: `/${name}`, policy }));
const first = { path: '/privacy', policy: policies.privacy };

export function meta({ location }: Route.MetaArgs) {
  const { path, policy } = findPolicy(location.pathname);
  return pageMeta({ ...policy.search, path });
}

export default function PolicyPage() {
  const { policy } = findPolicy(useLocation().pathname);
  return (
    <>
      <PlainHead
        title={policy.title}
        lead={
          <>
            {policy.lead ?? lead}
            <b className={css.updated}>
              {policy.dateLabel ?? updated} <Day date={policy.updated} />
            </b>
          </>
        }
      />
      <Band>
        <div className={classNames('opening', css.columns)}>
          <SideNav title={contents} className={css.contents}>
            <ol>
              {policy.sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </SideNav>
          <div>
            {policy.sections.map((section) => (
              <Section key={section.id} section={section} />
            ))}
          </div>
        </div>
      </Band>
      <NextStep {...next} />
    </>
  );
}

function Section({ section: { id, title, body, note } }: { section: PolicySection }) {
  return (
    <section id={id} className={css.section}>
      <h2 className="display-3">{title}</h2>
      <p className={`display-1 ${css.note}`}>{note}</p>
      <div className={classNames('stack', css.body)}>
        {withKeys(body).map(({ key, item: block }) =>
          'list' in block ? (
            <ul key={key} className="dashes">
              <InlineItems items={block.list} />
            </ul>
          ) : (
            <p key={key}>
              <Inlines nodes={block} />
            </p>
          ),
        )}
      </div>
    </section>
  );
}
