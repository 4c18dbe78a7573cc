import { Fragment } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { IconButton } from '#app/components/controls/button.tsx';
import CloseIcon from '#app/components/controls/close.svg?react';
import { site, telHref } from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { formatTime, getPeriod } from '#library/notice.ts';
import type { Notice } from '#library/schema/notice.ts';
import { notice, shell } from '#library/words.ts';

/** Returns a notice that hasn't ended, so pages without one stay as small as possible. */
export function findNotice(now = Date.now()): Notice | undefined {
  return notice && now < getPeriod(notice, site.timeZone).until ? notice : undefined;
}

/**
 * `app/browser/notice.ts` shows and hides the notice on time. Without JavaScript, this depends on the
 * last build, so the notice says when it ends.
 */
export function SiteNotice({ notice, lang }: { notice: Notice; lang?: string }) {
  const { from, until } = getPeriod(notice, site.timeZone);
  const { level, text, link } = notice;
  return (
    <aside
      id="notice"
      className={classNames('notice', level === 'warning' && 'amber-ground')}
      aria-labelledby="notice-name"
      data-from={from}
      data-until={until}
      hidden={Date.now() < from}
      lang={lang}
    >
      <div className="wrap">
        <p>
          <strong id="notice-name">{shell.notice[level]}</strong>:{' '}
          {text.split(site.phone).map((part, index) => (
            <Fragment key={part}>
              {index > 0 && <a href={telHref(site.phone)}>{site.phone}</a>}
              {part}
            </Fragment>
          ))}{' '}
          {fillIn(shell.notice.until, { time: formatTime(notice.until) })}{' '}
          {link && <a href={link.to}>{link.label}</a>}
        </p>
        <IconButton aria-label={shell.dismissMessage}>
          <CloseIcon />
        </IconButton>
      </div>
    </aside>
  );
}
