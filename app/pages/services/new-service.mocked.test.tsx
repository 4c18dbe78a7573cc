import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { Services as HomeServices } from '#app/pages/home/services.tsx';
import ServicesPage from '#app/pages/services/services.tsx';

vi.mock('#library/words.ts', async (importOriginal) => {
  const actualModule = await importOriginal<typeof import('#library/words.ts')>();
  const newService = {
    name: 'another',
    to: '/services/another',
    title: 'Another Service',
    description: 'A short description.',
  };
  return { ...actualModule, serviceCards: [...actualModule.serviceCards, newService] };
});

const render = (page: ReactNode) => renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>);

it.each([
  ['Home', <HomeServices key="home" />, /<a [^>]*href="\/services\/another"[^>]*>.*?<\/a>/g],
  [
    'the services page',
    <ServicesPage key="services" />,
    /<li\b(?:(?!<li\b).)*href="\/services\/another".*?<\/li>/g,
  ],
])('shows a new service with a fallback drawing on %s', (_, page, card) => {
  const [match, ...otherMatches] = render(page).match(card) ?? [];
  expect(otherMatches).toEqual([]);
  expect(match).toContain('Another Service');
  expect(match).toContain('<svg');
});
