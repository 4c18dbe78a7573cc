import { NavLink } from 'react-router';
import { AccountControl } from '#app/components/account.tsx';
import { Brand } from '#app/components/brand.tsx';
import { ButtonLink } from '#app/components/button.tsx';
import { IconButton } from '#app/components/icon-button.tsx';
import { MenuIcon } from '#app/components/icons.tsx';
import { MobileMenu } from '#app/components/mobile-menu.tsx';
import css from '#app/components/site-header.module.css';
import { navigation } from '#library/navigation.ts';

export function SiteHeader() {
  return (
    <>
      <header className={css.header}>
        <div className="wrap">
          <Brand />
          <nav className={css.nav} aria-label="Main">
            {navigation.header.map(({ label, to }) => (
              <NavLink
                key={to}
                to={to}
                aria-current="true"
                discover="none"
                prefetch="intent"
                viewTransition
              >
                {label}
              </NavLink>
            ))}
          </nav>
          <AccountControl className={css.wide} />
          <ButtonLink to="/contact" size="small" className={css.wide}>
            Contact Us
          </ButtonLink>
          <IconButton label="Menu" className={css.toggle} popoverTarget="menu">
            <MenuIcon />
          </IconButton>
        </div>
      </header>
      <MobileMenu />
    </>
  );
}
