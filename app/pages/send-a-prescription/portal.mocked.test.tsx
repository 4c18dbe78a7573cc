import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import SendAPrescription from '#app/pages/send-a-prescription/send-a-prescription.tsx';
import { site } from '#library/facts.ts';
import { inlineText } from '#library/markdown/text.ts';
import { pages } from '#library/words.ts';

/** A copy, so that a test may name a portal or none. */
vi.mock('#library/facts.ts', async (original) => {
  const facts = await original<typeof import('#library/facts.ts')>();
  return { ...facts, site: { ...facts.site } };
});

const { portal } = pages['send-a-prescription'].patients;
const address = 'https://portal.pharmacy.example';

function pageWith(portalUrl: string | undefined): string {
  Object.assign(site, { portalUrl });
  return renderToStaticMarkup(
    <MemoryRouter>
      <SendAPrescription />
    </MemoryRouter>,
  );
}

it('leads to the portal where there is one', () => {
  const html = pageWith(address);
  expect(html).toContain(inlineText(portal.with));
  expect(html).toContain(`href="${address}"`);
  expect(html).not.toContain(inlineText(portal.without));
});

it('says that there is none, and links to none, until the site has one', () => {
  const html = pageWith(undefined);
  expect(html).toContain(inlineText(portal.without));
  expect(html).not.toContain(portal.link);
  expect(html).not.toContain(inlineText(portal.with));
});
