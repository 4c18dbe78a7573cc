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

function renderPage(url: string | undefined): string {
  Object.assign(site, { portalUrl: url });
  return renderToStaticMarkup(
    <MemoryRouter>
      <SendAPrescription />
    </MemoryRouter>,
  );
}

it('links to the portal only if the site has one', () => {
  const withPortal = renderPage('https://portal.pharmacy.example');
  expect(withPortal).toContain(portal.with);
  expect(withPortal).toContain('href="https://portal.pharmacy.example"');
  expect(withPortal).not.toContain(portal.without);
  const withoutPortal = renderPage(undefined);
  expect(withoutPortal).toContain(portal.without);
  expect(withoutPortal).not.toContain(portal.link);
});
