import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Sources } from '#app/article/sources.tsx';
import { toCitedWork } from '#library/review/references.ts';

it('tells apart sources with the same name and year, across the page’s lists', () => {
  const [first, second, other] = [
    ['fda-creams', 'An agency (FDA)', '2024'],
    ['fda-gels', 'An agency (FDA)', '2024'],
    ['yin', 'Yin A, Ba C', '2016'],
  ].map(([id = '', authors, year]) =>
    toCitedWork({ id, authors, year, source: id, publication: 'News', url: 'https://a.example' }),
  );
  const works = [first, second, other].flatMap((work) => work ?? []);
  const listNames = (html: string) =>
    Array.from(html.matchAll(/">([A-Z]\w+ \d{4}\w?)/g), ([, name]) => name);
  expect(listNames(renderToStaticMarkup(<Sources works={works} />))).toEqual([
    'FDA 2024a',
    'FDA 2024b',
    'Yin 2016',
  ]);
  const list = <Sources works={works.slice(1, 2)} pageWorks={works} />;
  expect(listNames(renderToStaticMarkup(list))).toEqual(['FDA 2024b']);
});
