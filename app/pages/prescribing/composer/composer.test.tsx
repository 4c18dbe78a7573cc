import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Composer } from '#app/pages/prescribing/composer/composer.tsx';
import { fillIn } from '#library/fill-in.ts';
import { pages } from '#library/words.ts';

const text = pages.prescribing.composer;
const renderPage = (query: string) =>
  renderToStaticMarkup(
    <Composer
      text={text}
      copyText={pages.contact.copy}
      query={query}
      isPosted={false}
      paths={{ page: '/page', sheet: '/sheet' }}
      phoneLink="tel:+13105550100"
      callFirst={{ anyone: ['Apomorphine'], animal: ['Metronidazole'] }}
      sameActives={[]}
      slots={{ ids: '1234567', fax: 'Fax it' }}
    />,
  );
const escapeHtml = (text: string) => renderToStaticMarkup(text);

it('starts with every field empty', () => {
  const fields = renderPage('').match(/<(?:input|textarea)[^>]*>(?=([^<]*))/g) ?? [];
  expect(fields.length).toBeGreaterThan(20);
  for (const field of fields.filter((tag) => !/type="(?:hidden|checkbox|radio)"/.test(tag))) {
    expect(field).toMatch(/value=""|<textarea/);
  }
  expect(renderPage('')).not.toMatch(/<textarea[^>]*>[^<]|checked|<option[^>]*selected/);
  // A browser would cut off pasted text.
  expect(renderPage('')).not.toMatch(/maxlength/i);
});

it('never asks for personal information', () => {
  const labels = Array.from(renderPage('').matchAll(/<label[^>]*>([^<]*)/g), ([, label]) => label);
  expect(labels.join()).not.toMatch(/name|birth|phone|address|email/i);
});

it('shows an error next to its field and keeps the entry', () => {
  const page = renderPage('refills=some&weight=heavy&strength-1=.5');
  for (const [field, value, kind] of [
    ['refills', 'some', 'notCount'],
    ['weight', 'heavy', 'notWeight'],
    ['strength-1', '.5', 'nakedPoint'],
  ] as const) {
    const input = page.match(new RegExp(`<input id="${field}"[^>]*>`))?.[0] ?? '';
    expect(input).toContain(`value="${value}"`);
    expect(input).toContain(`aria-describedby="${field}-error"`);
    expect(page).toContain(`id="${field}-error">${escapeHtml(text.problems[kind])}<`);
  }
});

it('lists the errors above the generated text, with links to the fields', () => {
  const renderOutput = (query: string) =>
    renderPage(`active-1=Zinc&${query}`).split('id="written"')[1];
  expect(renderOutput('strength-1=0.5&unit-1=%25')).not.toContain(escapeHtml(text.written.wrong));
  const output = renderOutput('strength-1=.5&refills=some');
  expect(output).toContain(escapeHtml(text.written.wrong));
  const strengthLabel = fillIn(text.fields.strength, { number: '1' });
  for (const [field, label, problem] of [
    ['strength-1', strengthLabel, text.problems.nakedPoint],
    ['refills', text.fields.refills, text.problems.notCount],
  ]) {
    expect(output).toContain(`<a href="#${field}">${label}</a>: ${escapeHtml(problem ?? '')}`);
  }
});

const completeQuery =
  'patient=person&active-1=Zinc&strength-1=5&unit-1=%25&form=balm&quantity=30+g&directions=Apply+daily&supply=30&refills=0&need=Reacts+to+dyes';

it('says that nothing is missing only if there are no problems, and adds a warning if there are', () => {
  const completeMessage = escapeHtml(text.missing.none);
  expect(renderPage(completeQuery)).toContain(completeMessage);
  const flaggedPage = renderPage(completeQuery.replace('strength-1=5', 'strength-1=.5'));
  expect(flaggedPage).not.toContain(completeMessage);
  // The drug, directions and notes fields each contain the warning.
  const countWarnings = (page: string, fields: string) =>
    page.split(escapeHtml(fillIn(text.written.flagged, { fields }))).length - 1;
  expect(countWarnings(flaggedPage, fillIn(text.fields.strength, { number: '1' }))).toBe(3);
  const longPage = renderPage(`${completeQuery}&limit-directions=3`);
  expect(longPage).not.toContain(completeMessage);
  expect(countWarnings(longPage, text.fields.directions)).toBe(3);
  const message = fillIn(text.problems.overLimit, { over: '8', limit: '3' });
  expect(longPage).toContain(`</a>: ${escapeHtml(message)}`);
});

it('shows how to send it, by phone first for an animal and never by fax if controlled', () => {
  const { send, checks } = text;
  const getSendBox = (query: string) => renderPage(query).split('id="send"')[1] ?? '';
  const phoneLink = 'href="tel:+13105550100"';
  const box = getSendBox('');
  for (const part of [escapeHtml(send.later), '1234567', '<p>Fax it', phoneLink]) {
    expect(box).toContain(part);
  }
  expect(box.indexOf('1234567')).toBeLessThan(box.indexOf(phoneLink));
  expect(getSendBox(completeQuery)).toContain(escapeHtml(send.title));
  const animalBox = getSendBox('patient=animal');
  expect(animalBox).toContain(escapeHtml(send.phone));
  expect(animalBox.indexOf(phoneLink)).toBeLessThan(animalBox.indexOf('1234567'));
  const controlledName = checks.controlled[0]?.names[0] ?? '';
  expect(getSendBox(`active-1=${controlledName}`)).toContain('hidden="">Fax it');
  const sheetButton = 'formAction="/sheet"';
  expect(renderPage('')).toContain(sheetButton);
  expect(renderPage(`active-1=${controlledName}`)).not.toContain(sheetButton);
});

it('keeps the formula for a controlled medicine out of the notes and shows the rules', () => {
  const name = text.checks.controlled[0]?.names[0] ?? '';
  const page = renderPage(`${completeQuery.replace('Zinc', name)}&formula-in-notes=yes`);
  expect(page).not.toContain(`>${escapeHtml(text.text.seeNotes)}<`);
  expect(page).toContain(escapeHtml(text.notes.title));
});

it("links to the reason if we don't make medicine for a species", () => {
  const [name = ''] = text.checks.refused.species;
  const message = escapeHtml(text.problems.refused);
  expect(renderPage(`species=${name}`)).toContain(
    `id="species-error">${message} <a href="${text.refusedLink.to}"`,
  );
});

it('describes each group of fields that has a hint', () => {
  const page = renderPage('');
  const groups = page.match(/<fieldset[^>]*aria-describedby[^>]*>/g) ?? [];
  expect(groups).toHaveLength(Object.keys(text.hints).length);
  for (const group of groups) {
    const [, id] = group.match(/aria-describedby="([^"]+)"/) ?? [];
    expect(page).toMatch(new RegExp(`<p [^>]*id="${id}">[^<]+</p>`));
  }
});

it('links each missing entry to a field that can take focus', () => {
  const page = renderPage('active-1=zinc&active-2=salt&strength-2=5&weight=4&limit-notes=1');
  const missingIds = Array.from(page.matchAll(/<li><a href="#([^"]+)">/g), ([, id]) => id);
  expect(missingIds).toContain('limit-notes');
  for (const id of missingIds)
    expect(page).toMatch(new RegExp(`<(?:input|textarea)[^>]* id="${id}"`));
});

it('shows how many characters are over each limit', () => {
  const page = renderPage('directions=Apply+daily&limit-directions=3');
  const message = fillIn(text.problems.overLimit, { over: '8', limit: '3' });
  const statuses = page.matchAll(/<p class="[^"]*over[^"]*" role="status">([^<]*)</g);
  expect(Array.from(statuses, ([, status]) => status)).toEqual([
    '',
    expect.stringContaining(escapeHtml(message)),
    '',
  ]);
});

it('asks prescribers to call first about an active that we may not make', () => {
  const [before = ''] = fillIn(text.notes.callFirst, { active: '|' }).split('|');
  const apomorphinePage = renderPage('active-1=apomorphine+HCl');
  // On a phone, the list of notes is far below the field.
  expect(apomorphinePage.split(`${before}apomorphine HCl`)).toHaveLength(3);
  expect(renderPage('active-1=Zinc')).not.toContain(before);
  expect(renderPage('patient=person&active-1=Metronidazole')).not.toContain(before);
  const query = completeQuery.replace('Zinc', 'Metronidazole').replace('person', 'animal');
  const page = renderPage(`${query}&species=dog&weight=20&weight-unit=kg`);
  expect(page).toContain(`${before}Metronidazole`);
  for (const message of [text.missing.none, text.send.title]) {
    expect(page).not.toContain(`>${escapeHtml(message)}<`);
  }
});

it.each(text.checks.dangers)('warns about what can kill an animal: $species', (danger) => {
  const [species = ''] = danger.species;
  const [active = ''] = danger.actives;
  const query = completeQuery.replace('Zinc', active).replace('person', 'animal');
  const message = fillIn(text.problems.deadly, { active, animal: species });
  expect(renderPage(`${query}&species=${species}`)).toContain(escapeHtml(message));
  expect(renderPage(`${query}&species=${text.checks.otherSpecies[0]}`)).not.toContain(
    escapeHtml(message),
  );
});
