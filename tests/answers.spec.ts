import { pages } from '#library/words/pages.ts';
import { expect, test } from './site.ts';

const send = pages['send-a-prescription'];
const { prices, verify, accessibility } = pages;

/** What people ask a compounding pharmacy most, and the heading under which they find it. */
const answers: [question: string, path: string, heading: string][] = [
  ['How do I get a prescription to you?', '/send-a-prescription', send.patients.title],
  ['What do you need to know from me?', '/send-a-prescription', send.ready.title],
  ['May I order for my child or my parent?', '/send-a-prescription', send.ready.title],
  ['What happens next, and when?', '/send-a-prescription', send.steps.title],
  [
    'Where do I e-prescribe, and what must I write?',
    '/send-a-prescription',
    send.prescribers.title,
  ],
  ['Can you use my vet’s prescription?', '/send-a-prescription', send.animals.title],
  ['Do you make semaglutide, T3 or sterile products?', '/send-a-prescription', send.limits.title],
  ['What makes the price?', '/prices', prices.parts.title],
  ['What will it cost?', '/prices', prices.examples.title],
  ['How do I hear a price?', '/prices', prices.ask.title],
  ['How do I pay: card, HSA, receipt for my insurer?', '/prices', prices.pay.title],
  ['Is this pharmacy real?', '/about/verify', verify.license.title],
  ['What is tested?', '/about/verify', verify.standards.title],
  ['Interpreter, large print, my language?', '/about/verify', verify.rights.title],
  ['Whom do I tell if it did harm?', '/about/verify', verify.report.title],
  ['Can I use this site with my screen reader?', '/accessibility', accessibility.tested.title],
];

const linksOf = (html: string) =>
  Array.from(html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g), ([, path = '']) => path);

test('every question has an answer at most two clicks from Home', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const clicks = new Map([['/', 0]]);
  for (const [path, steps] of clicks) {
    if (steps === 2) continue;
    for (const to of linksOf(await read(path))) {
      if (!clicks.has(to)) clicks.set(to, steps + 1);
    }
  }
  for (const [question, path, heading] of answers) {
    expect(clicks.get(path), question).toBeLessThanOrEqual(2);
    const headings = (await read(path)).matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/g);
    expect(
      Array.from(headings, ([, text]) => text),
      question,
    ).toContain(heading);
  }
});
