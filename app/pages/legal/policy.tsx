import { useLocation } from 'react-router';
import { InlineItems, Inlines } from '#app/article/inline/inlines.tsx';
import { addKeys } from '#app/article/with-keys.ts';
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

const { lead, updated: updatedLabel, contents, next: nextStep } = pages.policy;

/** The build prerenders paths with a trailing slash, so remove the slash. */
const findRoute = (pathname: string) =>
  routes.find(({ path }) => path === pathname.replace(/\/$/, '')) ?? defaultRoute;

const routes = Object.entries(policies).map(([name, policy]) => ({ path: `/${name}`, policy }));
const defaultRoute = { path: '/privacy', policy: policies.privacy };

export function meta({ location }: Route.MetaArgs) {
  const { path, policy } = findRoute(location.pathname);
  return pageMeta({ ...policy.search, path });
}

export default function PolicyPage() {
  const { policy } = findRoute(useLocation().pathname);
  return (
    <>
      <PlainHead
        title={policy.title}
        lead={
          <>
            {policy.lead ?? lead}
            <b className={css.updatedDate}>
              {policy.dateLabel ?? updatedLabel} <Day date={policy.updated} />
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
              <Section key={section.id} {...section} />
            ))}
          </div>
        </div>
      </Band>
      <NextStep {...nextStep} />
    </>
  );
}

function Section({ id, title, body, note }: Policy['sections'][number]) {
  return (
    <section id={id} className={css.section}>
      <h2 className="display-3">{title}</h2>
      <p className={`display-1 ${css.note}`}>{note}</p>
      <div className={classNames('stack', css.body)}>
        {addKeys(body).map(({ key, item: block }) =>
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
