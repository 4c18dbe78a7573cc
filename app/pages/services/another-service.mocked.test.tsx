import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { Services as OnHome } from '#app/pages/home/services.tsx';
import Overview from '#app/pages/services/services.tsx';

/** With a service that nobody has drawn anything for. */
vi.mock('#library/words.ts', async (original) => {
  const words = await original<typeof import('#library/words.ts')>();
  const another = {
    name: 'another',
    to: '/services/another',
    title: 'Another Service',
    description: 'What it is.',
  };
  return { ...words, serviceCards: [...words.serviceCards, another] };
});

const rendered = (page: ReactNode) => renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>);

it.each([
  ['Home', <OnHome key="home" />, /<a [^>]*href="\/services\/another"[^>]*>.*?<\/a>/g],
  [
    'the overview',
    <Overview key="overview" />,
    /<li\b(?:(?!<li\b).)*href="\/services\/another".*?<\/li>/g,
  ],
])('%s lists a new service with a drawing, though none was made for it', (_, page, card) => {
  const [found, ...more] = rendered(page).match(card) ?? [];
  expect(more).toEqual([]);
  expect(found).toContain('Another Service');
  expect(found).toContain('<svg');
});
