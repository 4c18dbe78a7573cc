import { useLocation } from 'react-router';
import { classNames } from '#app/components/class-names.ts';
import AccountIcon from '#app/components/controls/account.svg?react';
import { ButtonLink, IconButton, iconClass } from '#app/components/controls/button.tsx';
import MenuIcon from '#app/components/controls/menu.svg?react';
import PhoneIcon from '#app/components/controls/phone.svg?react';
import SearchIcon from '#app/components/controls/search.svg?react';
import { AccountControl } from '#app/shell/account.tsx';
import { Brand } from '#app/shell/brand.tsx';
import { MobileMenu } from '#app/shell/mobile-menu.tsx';
import css from '#app/shell/site-header.module.css';
import { site, telHref } from '#library/facts.ts';
import { isCurrent } from '#library/paths/addresses.ts';
import { navigation, shell } from '#library/words.ts';

export function SiteHeader({ lang }: { lang?: string }) {
  const { pathname } = useLocation();
  return (
    <>
      <header className={css.header} lang={lang}>
        <div className="wrap">
          <Brand />
          <nav className={css.nav} aria-label={shell.mainNavigation}>
            {navigation.header.map(({ label, to }) => (
              <a key={to} href={to} aria-current={isCurrent(to, pathname) || undefined}>
                {label}
              </a>
            ))}
          </nav>
          <a
            href={telHref(site.phone)}
            aria-label={shell.call}
            className={classNames(iconClass, css.narrowOnly, css.call)}
          >
            <PhoneIcon />
            <span>{site.phone}</span>
          </a>
          <a href="/search" aria-label={shell.search.label} className={iconClass}>
            <SearchIcon />
          </a>
          <AccountControl
            aria-label={shell.account.label}
            className={classNames(iconClass, css.wideOnly)}
          >
            <AccountIcon />
          </AccountControl>
          <ButtonLink to={shell.contact.to} size="small" className={css.wideOnly}>
            {shell.contact.label}
          </ButtonLink>
          <IconButton
            aria-label={shell.menu.open}
            className={classNames(css.narrowOnly, css.menuButton)}
            popoverTarget="menu"
          >
            <MenuIcon />
          </IconButton>
        </div>
      </header>
      <MobileMenu lang={lang} />
    </>
  );
}
