import { NavLink } from 'react-router';
import { ButtonLink } from '#app/components/controls/button.tsx';
import { IconButton } from '#app/components/controls/icon-button.tsx';
import { MenuIcon } from '#app/components/controls/icons.tsx';
import { AccountControl } from '#app/shell/account.tsx';
import { Brand } from '#app/shell/brand.tsx';
import { MobileMenu } from '#app/shell/mobile-menu.tsx';
import css from '#app/shell/site-header.module.css';
import { navigation } from '#library/words/navigation.ts';
import { shell } from '#library/words/shell.ts';

export function SiteHeader() {
  return (
    <>
      <header className={css.header}>
        <div className="wrap">
          <Brand />
          <nav className={css.nav} aria-label={shell.mainNavigation}>
            {navigation.header.map(({ label, to }) => (
              <NavLink key={to} to={to} aria-current="true" discover="none" reloadDocument>
                {label}
              </NavLink>
            ))}
          </nav>
          <AccountControl className={css.wide} />
          <ButtonLink to={shell.contact.to} size="small" className={css.wide}>
            {shell.contact.label}
          </ButtonLink>
          <IconButton label={shell.menu.open} className={css.toggle} popoverTarget="menu">
            <MenuIcon />
          </IconButton>
        </div>
      </header>
      <MobileMenu />
    </>
  );
}
