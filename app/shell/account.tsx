import { classNames } from '#app/components/class-names.ts';
import AccountIcon from '#app/components/controls/account.svg?react';
import { Button, ButtonLink } from '#app/components/controls/button.tsx';
import CloseIcon from '#app/components/controls/close.svg?react';
import { IconButton, iconClass } from '#app/components/controls/icon-button.tsx';
import css from '#app/shell/account.module.css';
import { mailHref, site, telHref } from '#library/facts.ts';
import { shell } from '#library/words.ts';

const words = shell.account;

const dialogId = 'account';

/** The icon in the header: the patient portal where there is one, else the dialog that says there is none. */
export function AccountControl({ className }: { className?: string }) {
  return site.portalUrl ? (
    <a href={site.portalUrl} aria-label={words.label} className={classNames(iconClass, className)}>
      <AccountIcon />
    </a>
  ) : (
    <IconButton label={words.label} className={className} popoverTarget={dialogId}>
      <AccountIcon />
    </IconButton>
  );
}

/** The same, spelled out in the mobile menu. */
export function LogInControl() {
  return site.portalUrl ? (
    <ButtonLink variant="secondary" to={site.portalUrl}>
      {words.logIn}
    </ButtonLink>
  ) : (
    <Button variant="secondary" popoverTarget={dialogId}>
      {words.logIn}
    </Button>
  );
}

export function AccountDialog() {
  if (site.portalUrl) return null;
  return (
    <dialog id={dialogId} popover="auto" className={css.dialog} aria-labelledby="account-title">
      <h2 id="account-title">{words.title}</h2>
      <p>{words.text}</p>
      <p className={css.ways}>
        {/* biome-ignore lint/a11y/noAutofocus: it takes the focus when the dialog opens, not with the page. */}
        <a href={telHref(site.phone)} autoFocus>
          {site.phone}
        </a>
        <a href={mailHref(site.email)}>{site.email}</a>
      </p>
      <IconButton
        label={words.close}
        className={css.close}
        popoverTarget={dialogId}
        popoverTargetAction="hide"
      >
        <CloseIcon width={20} height={20} />
      </IconButton>
    </dialog>
  );
}
