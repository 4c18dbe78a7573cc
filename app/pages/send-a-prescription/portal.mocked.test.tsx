import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import SendAPrescription from '#app/pages/send-a-prescription/send-a-prescription.tsx';
import { site } from '#library/facts.ts';
import { pages } from '#library/words.ts';

/** This copies the site object so a test can set or remove the portal. */
vi.mock('#library/facts.ts', async (importOriginal) => {
  const facts = await importOriginal<typeof import('#library/facts.ts')>();
  return { ...facts, site: { ...facts.site } };
});

const { portal } = pages['send-a-prescription'].patients;
const portalUrl = 'https://portal.pharmacy.example';

function renderPage(url: string | undefined): string {
  Object.assign(site, { portalUrl: url });
  return renderToStaticMarkup(
    <MemoryRouter>
      <SendAPrescription />
    </MemoryRouter>,
  );
}

it('links to the portal if the site has one', () => {
  const html = renderPage(portalUrl);
  expect(html).toContain(portal.with);
  expect(html).toContain(`href="${portalUrl}"`);
  expect(html).not.toContain(portal.without);
});

it('shows no portal link until the site has a portal', () => {
  const html = renderPage(undefined);
  expect(html).toContain(portal.without);
  expect(html).not.toContain(portal.link);
  expect(html).not.toContain(portal.with);
});
