import { useLocation } from 'react-router';
import { ButtonLink, getButtonClass, IconButton } from '#app/components/controls/button.tsx';
import CloseIcon from '#app/components/controls/close.svg?react';
import { AccountControl } from '#app/shell/account.tsx';
import { Brand } from '#app/shell/brand.tsx';
import css from '#app/shell/mobile-menu.module.css';
import { openHours, site, telHref } from '#library/facts.ts';
import { joinUnits } from '#library/join-units.ts';
import { isCurrent } from '#library/paths/addresses.ts';
import { navigation, shell } from '#library/words.ts';

/** A native popover works without JavaScript. `app/browser/popovers.ts` traps the focus. */
export function MobileMenu({ lang }: { lang: string | undefined }) {
  const { pathname } = useLocation();
  return (
    <nav className={css.menu} id="menu" popover="auto" aria-label={shell.menu.open} lang={lang}>
      <div className={css.head}>
        <Brand />
        <IconButton
          aria-label={shell.menu.close}
          popoverTarget="menu"
          popoverTargetAction="hide"
          autoFocus
        >
          <CloseIcon />
        </IconButton>
      </div>
      <ul className={css.links}>
        {[...navigation.header, { label: shell.search.label, to: '/search' }].map(
          ({ label, to }) => (
            <li key={to}>
              <a href={to} aria-current={isCurrent(to, pathname) || undefined}>
                {label}
              </a>
            </li>
          ),
        )}
      </ul>
      <ul className={css.tasks}>
        {navigation.tasks.map(({ label, to }) => (
          <li key={to}>
            <a href={to} className="arrow">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <div className={`graduated ${css.actions}`}>
        <AccountControl className={getButtonClass({ variant: 'secondary' })}>
          {shell.account.logIn}
        </AccountControl>
        <ButtonLink to={shell.contact.to}>{shell.contact.label}</ButtonLink>
      </div>
      <p className="meta">
        <a href={telHref(site.phone)}>{site.phone}</a>
        <br />
        {joinUnits(openHours.join(', '))}
        <br />
        <a href={shell.spanish.to} lang="es">
          {shell.spanish.label}
        </a>
      </p>
    </nav>
  );
}
