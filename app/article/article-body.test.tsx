import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ArticleSections } from '#app/article/article-body.tsx';
import { References } from '#app/article/references.tsx';
import { joinUnits } from '#library/join-units.ts';
import { article, compile, works } from '#library/markdown/testing/fixture.ts';
import { getCitedWorks } from '#library/review/references.ts';
import { articleText } from '#library/words.ts';

function render(markdown: string): string {
  const { blocks, citations } = compile(article(markdown)).body;
  return renderToStaticMarkup(
    <>
      <ArticleSections blocks={blocks} />
      <References works={getCitedWorks(citations, works)} />
    </>,
  );
}

it('adds rel and a labeled icon only to external links', () => {
  const html = render('[FDA](https://www.fda.gov/) and [us](/contact)');
  expect(html).toMatch(
    /<a href="https:\/\/www.fda.gov\/" rel="noopener noreferrer">FDA<span [^>]*><svg.*<\/svg>\u2060/,
  );
  expect(html).toContain(`role="img" aria-label="${articleText.externalSite}"`);
  expect(html).toMatch(/<a href="\/contact"[^>]*>us<\/a>/);
});

it('links every citation of a work to one popover and lists the work once', () => {
  const html = render('One.:cite[ogbechie-2017] Two.:cite[ogbechie-2017]');
  expect(html.match(/popoverTarget="cite_1"/gi)).toHaveLength(2);
  expect(html.match(/id="cite_1"/g)).toHaveLength(1);
  expect(html.match(/<li>/g)).toHaveLength(1);
  expect(html).toContain('href="https://doi.org/10.1000/ogbechie-2017"');
});

it('repeats the name of the column in each cell of a table, for narrow phones', () => {
  const html = render('| Drug | What it *does* |\n|---|---|\n| A | Helps |');
  expect(html).toContain('<th scope="row">A</th><td data-name="What it does">Helps</td>');
});

it('shows ranges in a table with bars drawn to scale', () => {
  const html = render(
    ':::ranges[Strength]{max=20}\n| Ingredient | From | To |\n|---|---|---|\n| Vitamin C | 5 | 20 |\n| Tretinoin* | 0.01 | 0.1 |\n:::',
  );
  expect(html).toContain('<th scope="row">Vitamin C</th>');
  expect(html).toMatch(/x="25%" width="75%".*x="0.05%" width="8"/);
  expect(html).toContain(joinUnits('5–20%'));
  expect(html).toContain(articleText.ranges.watch);
});

it('shows a phone number on a care card unless its level is emergency', () => {
  const renderCard = (level: string) => render(`:::care[Call if:]{level=${level}}\n- x\n:::`);
  expect(renderCard('soon')).toContain('href="tel:');
  expect(renderCard('emergency')).not.toContain('href="tel:');
});

it('marks only placeholder testimonials as samples', () => {
  const renderTestimonial = (placeholder: string) =>
    render(
      `:::testimonial{patient=Anna condition=Acne treatment=Cream ${placeholder}}\nWords.\n:::`,
    );
  expect(renderTestimonial('placeholder="real words"')).toContain(articleText.testimonial.sample);
  expect(renderTestimonial('')).not.toContain(articleText.testimonial.sample);
});

it('picks a card heading that skips no heading level', () => {
  const card = ':::care[Call if:]{level=soon}\n- x\n:::';
  expect(render(`${card}\n\n## Head`)).toMatch(/<h2[^>]*>Call if:/);
  expect(render(`## Head\n\n${card}`)).toMatch(/<h3[^>]*>Call if:/);
});
