import css from '#app/article/agency-notices.module.css';
import { ExternalIcon } from '#app/article/inline/inlines.tsx';
import { Day } from '#app/components/named-values.tsx';
import { fillIn } from '#library/fill-in.ts';
import { type CitedWork, getCitedWorks } from '#library/review/references.ts';
import { articleText } from '#library/words.ts';

const copy = articleText.notices;

interface NoticeFields {
  agencyNotices: readonly string[];
  noticesChecked?: string | undefined;
}

export function PageNotices({ agencyNotices, noticesChecked }: NoticeFields) {
  return <AgencyNotices notices={getCitedWorks(agencyNotices)} checked={noticesChecked} />;
}

/** Without notices, this renders nothing until someone checks: “none” would be unverified. */
export function AgencyNotices({
  notices,
  checked,
}: {
  notices: readonly CitedWork[];
  checked: string | undefined;
}) {
  if (notices.length === 0 && !checked) return null;
  return (
    <section className={css.notices} aria-label={copy.title} data-nosnippet>
      <p>
        <b>{copy.title}</b> {notices.length === 0 && copy.none}
      </p>
      {notices.length > 0 && (
        <ul>
          {notices.map(({ id, authors, source, date, year, href }) => (
            <li key={id}>
              {authors}, {date ? <Day date={date} /> : year}:{' '}
              <a href={href} rel="noopener noreferrer">
                {source}
                <ExternalIcon />
              </a>
            </li>
          ))}
        </ul>
      )}
      {checked && <p>{fillIn(copy.checked, { date: checked })}</p>}
    </section>
  );
}
