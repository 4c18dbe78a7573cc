import { useLocation } from 'react-router';
import { ButtonLink, Link } from '#app/components/controls/button.tsx';
import CloseIcon from '#app/components/controls/close.svg?react';
import { IconButton } from '#app/components/controls/icon-button.tsx';
import { LogInControl } from '#app/shell/account.tsx';
import { Brand } from '#app/shell/brand.tsx';
import css from '#app/shell/mobile-menu.module.css';
import { openHours, site, telHref } from '#library/facts.ts';
import { joinUnits } from '#library/join-units.ts';
import { isCurrent } from '#library/paths/addresses.ts';
import { navigation, shell } from '#library/words.ts';

/** A native popover: opens and closes without script. `app/browser/popovers.ts` keeps the focus inside. */
export function MobileMenu() {
  const { pathname } = useLocation();
  return (
    <nav className={css.menu} id="menu" popover="auto" aria-label={shell.menu.open}>
      <div className={css.head}>
        <Brand />
        <IconButton
          label={shell.menu.close}
          popoverTarget="menu"
          popoverTargetAction="hide"
          autoFocus
        >
          <CloseIcon />
        </IconButton>
      </div>
      <ul className={css.links}>
        {navigation.header.map((link) => (
          <li key={link.to}>
            <Link to={link.to} aria-current={isCurrent(link, pathname) || undefined}>
              {link.label}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/search" aria-current={pathname === '/search' || undefined}>
            {shell.search.label}
          </Link>
        </li>
      </ul>
      <div className={`graduated ${css.actions}`}>
        <LogInControl />
        <ButtonLink to={shell.contact.to}>{shell.contact.label}</ButtonLink>
      </div>
      <p className="meta">
        <a href={telHref(site.phone)}>{site.phone}</a>
        <br />
        {joinUnits(openHours.join(', '))}
      </p>
    </nav>
  );
}
