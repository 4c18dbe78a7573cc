// base.css must come first, because it declares the order of the cascade layers.
import '#app/styles/base.css';
import '#app/styles/layout.css';
import '#app/styles/surfaces.css';
import '#app/styles/drawings.css';
import '#app/styles/fonts.css';
import '#app/styles/tokens.css';
import '#app/styles/staggered.css';

import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, useLocation } from 'react-router';
import { UnexpectedError } from '#app/pages/errors/unexpected-error.tsx';
import { AccountDialog } from '#app/shell/account.tsx';
import { SiteFooter } from '#app/shell/site-footer.tsx';
import { SiteHeader } from '#app/shell/site-header.tsx';
import noticeStyles from '#app/shell/site-notice.css?url';
import { findNotice, SiteNotice } from '#app/shell/site-notice.tsx';
import css from '#app/shell/skip-link.module.css';
import printStyles from '#app/styles/print.css?url';
import { colors } from '#library/brand/brand.ts';
import { defaultLanguage, findPageByPath } from '#library/pages.ts';
import { shell } from '#library/words.ts';
import type { Route } from './+types/root.ts';

export function Layout({ children }: { children: ReactNode }) {
  const { language } = findPageByPath(useLocation().pathname) ?? {};
  // Header and footer are in English on every page, which screen readers need to know.
  const chrome = language && { lang: defaultLanguage };
  const notice = findNotice();
  return (
    <html lang={language ?? defaultLanguage}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        {(['light', 'dark'] as const).map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            content={colors[scheme]('sun')}
            media={`(prefers-color-scheme: ${scheme})`}
          />
        ))}
        <Meta />
        <link rel="icon" href="/icons/192.png" sizes="192x192" />
        <link rel="icon" href="/favicon.svg" sizes="any" type="image/svg+xml" />
        <Links />
        {notice && <link rel="stylesheet" href={noticeStyles} />}
        {/* With JavaScript, app/browser/start.ts adds this link after the first paint. */}
        <noscript>
          <link rel="stylesheet" href={printStyles} media="print" />
        </noscript>
        {/* Don't paint until the header is complete. Otherwise parts of it would move. */}
        <link rel="expect" href="#menu" blocking="render" />
      </head>
      <body>
        <a className={css.skipLink} href="#main" {...chrome}>
          {shell.skipLink}
        </a>
        {notice && <SiteNotice notice={notice} {...chrome} />}
        <SiteHeader {...chrome} />
        <main id="main" className="staggered" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter {...chrome} />
        <AccountDialog {...chrome} />
        {/* In development, React hydrates the whole page. In production, it hydrates only the islands. */}
        {import.meta.env.DEV && (
          <>
            <link rel="stylesheet" href="/app/styles/our-fonts.css" />
            <script type="module" src="/app/browser/start.ts" />
            {notice && <script type="module" src="/app/browser/notice.ts" />}
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <UnexpectedError error={error} />;
}
