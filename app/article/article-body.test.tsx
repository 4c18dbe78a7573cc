import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { foreignMarkup, renderArticle } from '#app/article/testing/render-article.tsx';
import { joinUnits } from '#library/join-units.ts';
import { anyDocument, goodDocument } from '#library/markdown/testing/arbitrary.ts';
import { article, compile } from '#library/markdown/testing/fixture.ts';
import { ContentError } from '#library/problem.ts';
import { articleWords } from '#library/words.ts';

// Rendering generated documents may take long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const html = (markdown: string) => renderArticle(compile(article(markdown)).body);

it('escapes markup in the text', () => {
  expect(html('A \\<script>alert(1)\\</script> & "b"')).toContain(
    '<p>A &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;b&quot;</p>',
  );
});

it('renders only known markup for any document', () => {
  fc.assert(
    fc.property(fc.oneof(goodDocument, anyDocument), (source) => {
      try {
        expect(foreignMarkup(renderArticle(compile(source).body))).toEqual([]);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
      }
    }),
    { numRuns: 190 },
  );
});

it('gives only external links a rel and a labeled icon', () => {
  const links = html('[FDA](https://www.fda.gov/) and [us](/contact)');
  expect(links).toContain('<a href="https://www.fda.gov/" rel="noopener noreferrer">FDA<svg');
  expect(links).toContain(`role="img" aria-label="${articleWords.externalSite}"`);
  expect(links).toMatch(/<a href="\/contact"[^>]*>us<\/a>/);
});

it('links all citations of a work to one popover and lists it once', () => {
  const cited = html('One.:cite[ogbechie-2017] Two.:cite[ogbechie-2017]');
  expect(cited.match(/popoverTarget="cite_1"/gi)).toHaveLength(2);
  expect(cited.match(/id="cite_1"/g)).toHaveLength(1);
  expect(cited.match(/<li>/g)).toHaveLength(1);
  expect(cited).toContain('href="https://doi.org/10.1000/ogbechie-2017"');
});

it('shows ranges as a table with bars to scale', () => {
  const chart = html(
    ':::ranges[Strength]{max=20}\n| Ingredient | From | To |\n|---|---|---|\n| Vitamin C | 5 | 20 |\n| Tretinoin* | 0.01 | 0.1 |\n:::',
  );
  expect(chart).toContain('<th scope="row">Vitamin C</th>');
  expect(chart).toContain('x="25" width="75"');
  expect(chart).toContain(joinUnits('5–20%'));
  expect(chart).toContain(articleWords.ranges.watch);
});

it('shows a phone number on a care card unless it is an emergency', () => {
  const card = (level: string) => html(`:::care[Call if:]{level=${level}}\n- x\n:::`);
  expect(card('soon')).toContain('href="tel:');
  expect(card('emergency')).not.toContain('href="tel:');
});

it('marks only placeholder testimonials as samples', () => {
  const testimonial = (placeholder: string) =>
    html(`:::testimonial{patient=Anna condition=Acne treatment=Cream ${placeholder}}\nWords.\n:::`);
  expect(testimonial('placeholder="real words"')).toContain(articleWords.testimonial.sample);
  expect(testimonial('')).not.toContain(articleWords.testimonial.sample);
});

it('never skips a heading level with a card', () => {
  const card = ':::care[Call if:]{level=soon}\n- x\n:::';
  expect(html(`${card}\n\n## Head`)).toMatch(/<h2[^>]*>Call if:/);
  expect(html(`## Head\n\n${card}`)).toMatch(/<h3[^>]*>Call if:/);
});

it('renders equal items of a list', () => {
  expect(html('- same\n- same').match(/<li>same<\/li>/g)).toHaveLength(2);
});
