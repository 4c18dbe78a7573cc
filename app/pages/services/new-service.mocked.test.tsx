import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { Services as HomeServices } from '#app/pages/home/services.tsx';
import Overview from '#app/pages/services/services.tsx';

/** Adds a service without a drawing. */
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

const render = (page: ReactNode) => renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>);

it.each([
  ['Home', <HomeServices key="home" />, /<a [^>]*href="\/services\/another"[^>]*>.*?<\/a>/g],
  [
    'the overview',
    <Overview key="overview" />,
    /<li\b(?:(?!<li\b).)*href="\/services\/another".*?<\/li>/g,
  ],
])('%s shows a new service with a fallback drawing', (_, page, card) => {
  const [match, ...others] = render(page).match(card) ?? [];
  expect(others).toEqual([]);
  expect(match).toContain('Another Service');
  expect(match).toContain('<svg');
});
