import { cards, sheets } from '#library/medicine/medicine.ts';
import { cardPath, sheetPath } from '#library/paths/addresses.ts';
import { pages } from '#library/words.ts';
import { expect, test } from './site.ts';

const send = pages['send-a-prescription'];
const medicine = pages['your-medicine'];
const { prices, verify, accessibility } = pages;
const topics = [...medicine.atHome, medicine.ill, medicine.household, ...medicine.atTheEnd];

const topic = (id: string) => topics.find((one) => one.id === id)?.title ?? `no topic #${id}`;

type Answer = [question: string, heading: string, says?: RegExp];

/** What people ask a compounding pharmacy most: the heading that answers it, and what stands there. */
const answers: Record<string, Answer[]> = {
  '/send-a-prescription': [
    ['How do I get a prescription to you?', send.patients.title, /fax/],
    ['How does my prescriber send it?', send.patients.title, /prescriber sends/],
    ['Can you transfer one from another pharmacy?', send.patients.title, /old pharmacy/],
    ['What do you need to know from me?', send.ready.title, /allerg/i],
    ['May I order for my child?', send.ready.title, /child/],
    ['May I order for my parent?', send.ready.title, /parent/],
    ['What happens next, and when?', send.steps.title],
    ['Nobody is home to sign?', send.steps.title, /sign at the door/],
    ['What do you refuse to make?', send.limits.title],
    ['Do you make semaglutide?', send.limits.title, /semaglutide/i],
    ['Do you make low-dose naltrexone?', send.limits.title, /naltrexone/],
    ['Do you make thyroid T3?', send.limits.title, /T3/],
    ['Do you make testosterone for women?', send.limits.title, /testosterone for women/i],
    ['Do you make oral minoxidil?', send.limits.title, /oral minoxidil/i],
    ['Do you make sterile products?', send.limits.title, /sterile/],
    ['Where do I e-prescribe, under which name?', send.prescribers.title, /E-prescribing name/],
    ['What is your NCPDP number?', send.prescribers.title, /NCPDP/],
    ['What must I write?', send.prescribers.title, /must be on it/],
    ['In which field?', send.prescribers.title, /field/],
    ['Controlled substances?', send.prescribers.title, /controlled/i],
    ['Office use?', send.prescribers.title, /office/],
    ['What is your turnaround?', send.prescribers.title, /turnaround/i],
    ['Where do I report an adverse event?', send.prescribers.title, /MedWatch/],
    ['Can you use my vet’s prescription?', send.animals.title, /vet’s prescription/],
    ['Which species?', send.animals.title, /dogs, cats/i],
    ['Office supply for vets?', send.animals.title, /office supply/],
    ['Which flavors for an allergic pet?', send.animals.title, /flavor/],
    ['My pet’s weight has changed?', send.animals.title, /weight/],
  ],
  '/prices': [
    ['What makes the price?', prices.parts.title],
    ['What will it cost?', prices.examples.title],
    ['How do I hear a price?', prices.ask.title, /call/i],
    ['Do you take cards?', prices.pay.title, /card/],
    ['Can I pay from my HSA or FSA?', prices.pay.title, /HSA and FSA/],
    ['Do I get a receipt for my insurer?', prices.pay.title, /receipt/],
  ],
  '/your-medicine': [
    ['How early do I ask for a refill?', topic('refills'), /before you run out/],
    ['No refills are left?', topic('refills'), /none left/i],
    ['Something changed since last time?', topic('refills'), /changed/],
    ['How long does it keep?', topic('label-date'), /beyond-use date/],
    ['How do I store it?', topic('storing'), /refrigerator/i],
    ['It arrived hot?', topic('arrival'), /heat/i],
    ['Will it harm a child?', topic('household'), /children/],
    ['Will it harm my partner?', topic('household'), /partner/],
    ['Will it harm a pet?', topic('household'), /cats/i],
    ['Do I need gloves?', topic('household'), /gloves/i],
    ['I missed a dose?', topic('missed-dose'), /never take two/i],
    ['I feel ill from it?', topic('feeling-ill'), /911/],
    ['It does not work?', topic('feeling-ill'), /does nothing/],
    ['Where is Poison Control?', topic('feeling-ill'), /1-800-222-1222/],
    ['How do I throw it away?', topic('throwing-away'), /take-back/],
    ['How do I travel with it?', topic('traveling'), /carry-on/],
  ],
  '/about/verify': [
    ['Is this pharmacy real?', verify.license.title, /license search/],
    ['Who is in charge?', verify.license.title, /pharmacist-in-charge/i],
    ['What is tested?', verify.standards.title, /laboratory/],
    ['May I have an interpreter?', verify.rights.title, /interpreter/i],
    ['May I have large print?', verify.rights.title, /large print/],
    ['May I have the label in my language?', verify.rights.title, /your language/],
    ['Whom do I tell if it did harm?', verify.report.title, /MedWatch/],
  ],
  '/accessibility': [
    ['Can I use this site with what I use to read?', accessibility.tested.title, /keyboard/i],
    ['How do I reach a person?', accessibility.person.title],
  ],
  ...Object.fromEntries(
    cards.map(({ slug, title }): [string, Answer[]] => [
      cardPath(slug),
      [[`How do I use this form: ${title}?`, medicine.card.use]],
    ]),
  ),
};

const linksOf = (html: string) =>
  Array.from(html.matchAll(/<a [^>]*?href="(\/[^"?]*)/g), ([, href = '']) => href);

const characters: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' };
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|#x27|quot);/g, (name) => characters[name] ?? name)
    .replace(/\s+/g, ' ')
    .trim();

/** What stands under each heading of a page, up to the next one of the same rank. */
const partsOf = (html: string) =>
  new Map(
    html
      .split(/<h2\b[^>]*>/)
      .slice(1)
      .map((part): [string, string] => {
        const [title = '', text = ''] = part.split('</h2>', 2);
        return [textOf(title), textOf(text)];
      }),
  );

test.describe('what people ask', () => {
  /** Pages at most one click from Home, as they are sent, and the clicks to all that they lead to. */
  const sent = new Map<string, string>();
  const clicks = new Map([['/', 0]]);

  test.beforeAll(async ({ request }) => {
    for (const [path, steps] of clicks) {
      if (steps === 2) continue;
      const html = await (await request.get(path)).text();
      sent.set(path, html);
      for (const href of linksOf(html)) {
        const [to = ''] = href.split('#');
        if (!clicks.has(to)) clicks.set(to, steps + 1);
      }
    }
  });

  for (const [path, asked] of Object.entries(answers)) {
    test(`${path} answers ${asked.length}, at most two clicks from Home`, async ({ request }) => {
      expect(clicks.get(path), `clicks from Home to ${path}`).toBeLessThanOrEqual(2);
      const parts = partsOf(sent.get(path) ?? (await (await request.get(path)).text()));
      for (const [question, heading, says = /./] of asked) {
        expect(parts.get(heading), `${question} ${path}, ${heading}`).toMatch(says);
      }
    });
  }

  test('every card, sheet and topic is linked from a page where somebody needs it', () => {
    const elsewhere = [...sent].filter(([path]) => path !== '/your-medicine');
    const linked = new Set(elsewhere.flatMap(([, html]) => linksOf(html)));
    const wanted = [
      ...topics.map(({ id }) => `/your-medicine#${id}`),
      ...cards.map(({ slug }) => cardPath(slug)),
      ...sheets.map(({ slug }) => sheetPath(slug)),
    ];
    expect(wanted.filter((href) => !linked.has(href))).toEqual([]);
  });
});
