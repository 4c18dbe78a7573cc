import { NavLink } from 'react-router';
import { ButtonLink } from '#app/components/controls/button.tsx';
import { IconButton } from '#app/components/controls/icon-button.tsx';
import { CloseIcon } from '#app/components/controls/icons.tsx';
import { LogInControl } from '#app/shell/account.tsx';
import { Brand } from '#app/shell/brand.tsx';
import css from '#app/shell/mobile-menu.module.css';
import { openHours } from '#library/facts/hours.ts';
import { site, telHref } from '#library/facts/site.ts';
import { navigation } from '#library/words/navigation.ts';
import { shell } from '#library/words/shell.ts';

/** A native popover: opens and closes without script. `app/browser/menu.ts` keeps the focus inside. */
export function MobileMenu() {
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
        {navigation.header.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to} aria-current="true" discover="none" reloadDocument>
              {label}
            </NavLink>
          </li>
        ))}
        <li>
          <NavLink to="/search" aria-current="true" discover="none" reloadDocument>
            {shell.search.label}
          </NavLink>
        </li>
      </ul>
      <div className={css.actions}>
        <LogInControl />
        <ButtonLink to={shell.contact.to}>{shell.contact.label}</ButtonLink>
      </div>
      <p className="meta">
        <a href={telHref(site.phone)}>{site.phone}</a>
        <br />
        {openHours.join(', ')}
      </p>
    </nav>
  );
}
