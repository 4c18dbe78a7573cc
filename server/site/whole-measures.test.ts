import { describe, expect, it } from 'vitest';
import { keepMeasuresWhole } from '#server/site/whole-measures.ts';

const kept = (html: string) =>
  Array.from(
    keepMeasuresWhole(html).matchAll(/<span class="whole">(.*?)<\/span>/g),
    ([, text]) => text,
  );

describe('a measure stays on one line', () => {
  it.each([
    ['tretinoin 0.01–0.1 %, at night', ['0.01–0.1 %']],
    ['It ships in 2–3 business days.', ['2–3 business days']],
    ['Results take 8–12 weeks or 3-6 months.', ['8–12 weeks', '3-6 months']],
    ['We follow USP 795 and USP 800.', ['USP 795', 'USP 800']],
    ['Ready by 2 PM, within 15 miles', ['2 PM', '15 miles']],
    ['Open Mon–Fri 9 AM–6:30 PM.', ['Mon–Fri 9 AM–6:30 PM']],
    ['A 5% cream of 30 g', ['5%', '30 g']],
    ['1,200 mg', ['1,200 mg']],
    ['Open Mon–Fri 9 AM–6 PM, Sat 10 AM–2 PM.', ['Mon–Fri 9 AM–6 PM', 'Sat 10 AM–2 PM']],
    ['9:30 AM–1 PM', ['9:30 AM–1 PM']],
    ['$24–$31 an hour', ['$24–$31']],
    ['Call (310) 555-0142.', ['(310) 555-0142']],
    ['Poison Control: 1-800-222-1222.', ['1-800-222-1222']],
    ['2024;90:1006.e1–1006.e30.', ['1006.e1–1006.e30']],
  ])('in %j', (text, measures) => {
    expect(kept(`<p>${text}</p>`)).toEqual(measures);
  });

  it('once, also where it was kept before', () => {
    const text = '<p>For <span class="whole">8–12 weeks</span>.</p>';
    expect(keepMeasuresWhole(text)).toBe(text);
  });

  it('and leaves every word as it was', () => {
    const text = '<p>Take 0.01–0.1 % for 8–12 weeks.</p>';
    expect(keepMeasuresWhole(text).replace(/<\/?span[^>]*>/g, '')).toBe(text);
  });
});

it('in a title, a measure is whole without an element of its own', () => {
  expect(keepMeasuresWhole('<h1>Minoxidil 2–15% <em>in 3–6 months</em></h1><p>2–3</p>')).toBe(
    '<h1>Minoxidil 2–\u206015% <em>in 3–\u20606\u00a0months</em></h1><p><span class="whole">2–3</span></p>',
  );
});

describe('what is no measure stays as it is', () => {
  it.each([
    '<p>Since May 6, 2025.</p>',
    '<p>In 2025 we moved.</p>',
    '<p>12 Example Avenue, CA 90064</p>',
    '<p class="w-2 3 days">Text</p>',
    '<a href="/x?a=2-3">here</a>',
  ])('%s', (html) => {
    expect(keepMeasuresWhole(html)).toBe(html);
  });
});

describe('what a span would break is left alone', () => {
  it.each([
    ['drawings', '<svg><text>5 g</text></svg>'],
    ['the title', '<head><title>2–3 days</title></head>'],
    ['scripts', '<script>let a = "2 days"</script>'],
    ['text fields', '<textarea>2 days</textarea>'],
    ['what React wakes', '<x-island data-name="hours"><b>8–12 weeks</b></x-island>'],
    ['comments', '<p><!-- 2 days --></p>'],
  ])('%s', (_, html) => {
    expect(keepMeasuresWhole(html)).toBe(html);
  });

  it('but not what an island wraps without owning it', () => {
    const slot = '<x-slot><p>2 days</p></x-slot>';
    expect(kept(`<x-island><b>3 days</b>${slot}<b>4 days</b></x-island><p>5 days</p>`)).toEqual([
      '2 days',
      '5 days',
    ]);
  });

  it('and what follows is not', () => {
    expect(kept('<svg><path d="M0 0"/></svg><br><img src="x"><p>2 days</p>')).toEqual(['2 days']);
  });
});
