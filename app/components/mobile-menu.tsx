import { NavLink } from 'react-router';
import { LogInControl } from '#app/components/account.tsx';
import { Brand } from '#app/components/brand.tsx';
import { ButtonLink } from '#app/components/button.tsx';
import { IconButton } from '#app/components/icon-button.tsx';
import { CloseIcon } from '#app/components/icons.tsx';
import css from '#app/components/mobile-menu.module.css';
import { openHours } from '#library/hours.ts';
import { navigation } from '#library/navigation.ts';
import { site, telHref } from '#library/site.ts';

/** A native popover: opens and closes without script. `app/menu.ts` keeps the focus inside. */
export function MobileMenu() {
  return (
    <nav className={css.menu} id="menu" popover="auto" aria-label="Menu">
      <div className={css.head}>
        <Brand />
        <IconButton label="Close menu" popoverTarget="menu" popoverTargetAction="hide" autoFocus>
          <CloseIcon />
        </IconButton>
      </div>
      <ul className={css.links}>
        {navigation.header.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to} aria-current="true" discover="none" viewTransition>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        <LogInControl />
        <ButtonLink to="/contact">Contact Us</ButtonLink>
      </div>
      <p className="meta">
        <a href={telHref(site.phone)}>{site.phone}</a>
        <br />
        {openHours.join(', ')}
      </p>
    </nav>
  );
}
