import { LinkItems } from '#app/components/controls/button.tsx';
import { Brand } from '#app/shell/brand.tsx';
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx';
import css from '#app/shell/site-footer.module.css';
import { mailHref, site, telHref } from '#library/facts.ts';
import { navigation, shell } from '#library/words.ts';

export function SiteFooter({ lang }: { lang?: string }) {
  const { street, city, state, zip } = site.address;
  return (
    <footer className={css.footer} lang={lang}>
      <div className="wrap">
        <Breadcrumbs />
        <div className={css.columns}>
          <section>
            <Brand className={css.brand} />
            <p>{site.description}</p>
            <address>
              {street}
              <br />
              {city}, {state} {zip}
              <br />
              <a href={telHref(site.phone)}>{site.phone}</a>
              <br />
              <a href={mailHref(site.email)}>{site.email}</a>
              <br />
              <a href={shell.spanish.to} lang="es">
                {shell.spanish.label}
              </a>
            </address>
          </section>
          {navigation.footer.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                <LinkItems links={links} />
              </ul>
            </nav>
          ))}
        </div>
        <div className={`cluster spread ${css.legal}`}>
          <p>{shell.footerNote}</p>
          <p>
            ©{' '}
            <span data-current-year suppressHydrationWarning>
              {new Date().getFullYear()}
            </span>{' '}
            <span translate="no">{site.brand}</span>
          </p>
        </div>
      </div>
    </footer>
  );
}
