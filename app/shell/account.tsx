import type { ReactNode } from 'react';
import { IconButton } from '#app/components/controls/button.tsx';
import CloseIcon from '#app/components/controls/close.svg?react';
import css from '#app/shell/account.module.css';
import { mailHref, site, telHref } from '#library/facts.ts';
import { shell } from '#library/words.ts';

const copy = shell.account;

const dialogId = 'account';

interface AccountControlProps {
  'aria-label'?: string;
  className: string | undefined;
  children: ReactNode;
}

export function AccountControl(props: AccountControlProps) {
  return site.portalUrl ? (
    <a {...props} href={site.portalUrl} />
  ) : (
    <button {...props} type="button" popoverTarget={dialogId} />
  );
}

export function AccountDialog({ lang }: { lang?: string }) {
  if (site.portalUrl) return null;
  return (
    <dialog
      id={dialogId}
      popover="auto"
      className={css.dialog}
      aria-labelledby="account-title"
      lang={lang}
    >
      <h2 id="account-title">{copy.title}</h2>
      <p>{copy.text}</p>
      <p className={css.contacts}>
        {/* biome-ignore lint/a11y/noAutofocus: the dialog takes focus when it opens, not when the page loads. */}
        <a href={telHref(site.phone)} autoFocus>
          {site.phone}
        </a>
        <a href={mailHref(site.email)}>{site.email}</a>
      </p>
      <IconButton
        aria-label={copy.close}
        className={css.close}
        popoverTarget={dialogId}
        popoverTargetAction="hide"
      >
        <CloseIcon width={20} height={20} />
      </IconButton>
    </dialog>
  );
}
