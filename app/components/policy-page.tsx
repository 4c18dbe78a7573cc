import { Fragment } from 'react';
import { Link } from '#app/components/link.tsx';
import { PlainHead } from '#app/components/plain-head.tsx';
import css from '#app/components/policy-page.module.css';
import { Rule } from '#app/components/rule.tsx';
import type { Paragraph, Policy, PolicySection } from '#content/legal/policy.ts';

/** A legal text: contents on the left, each section with its note beside it. */
export function PolicyPage({ policy }: { policy: Policy }) {
  return (
    <>
      <PlainHead
        title={policy.title}
        lead={
          <>
            Each section counts; the note with it says the same thing in a sentence.
            <b className={css.updated}>
              Last updated <time dateTime={policy.updated}>{inWords(policy.updated)}</time>
            </b>
          </>
        }
      />
      <Rule>
        <div className={css.law}>
          <nav className={css.contents} aria-labelledby="contents">
            <h2 id="contents">Contents</h2>
            <ol>
              {policy.sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div>
            {policy.sections.map((section) => (
              <Section key={section.id} section={section} />
            ))}
          </div>
        </div>
      </Rule>
    </>
  );
}

function Section({ section: { id, title, body, note } }: { section: PolicySection }) {
  return (
    <section id={id} className={css.section}>
      <h2>{title}</h2>
      <p className={css.note}>{note}</p>
      <div className={css.body}>
        {body.map((block) =>
          typeof block === 'object' && 'list' in block ? (
            <ul key={keyOf(block.list[0] ?? '')}>
              {block.list.map((item) => (
                <li key={keyOf(item)}>
                  <Text of={item} />
                </li>
              ))}
            </ul>
          ) : (
            <p key={keyOf(block)}>
              <Text of={block} />
            </p>
          ),
        )}
      </div>
    </section>
  );
}

function Text({ of: text }: { of: Paragraph }) {
  if (typeof text === 'string') return text;
  return text.map((part) => {
    if (typeof part === 'string') return <Fragment key={part}>{part}</Fragment>;
    return part.href.startsWith('/') ? (
      <Link key={part.href} to={part.href}>
        {part.text}
      </Link>
    ) : (
      <a key={part.href} href={part.href}>
        {part.text}
      </a>
    );
  });
}

const keyOf = (text: Paragraph) => JSON.stringify(text);

const inWords = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
