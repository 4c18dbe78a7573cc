import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Composer } from '#app/pages/prescribing/composer/composer.tsx';
import { parseEntries } from '#app/pages/prescribing/composer/entries.ts';
import { fillIn } from '#library/fill-in.ts';
import { compose, composedNames } from '#library/prescription/compose.ts';
import { maxLengths, maxRows } from '#library/prescription/entries.ts';
import { addressOf, anyEntries } from '#library/prescription/testing/arbitrary.ts';
import { pages } from '#library/words.ts';

const words = pages.prescribing.composer;
const html = (query: string) =>
  renderToStaticMarkup(
    <Composer
      words={words}
      copy={pages.contact.copy}
      query={query}
      addresses={{ page: '/page', sheet: '/sheet' }}
    />,
  );
/** Escapes text the way it appears in HTML. */
const escapeHtml = (text: string) => renderToStaticMarkup(text);

describe('the prescription composer', () => {
  it('starts with every field empty', () => {
    const fields = html('').match(/<(?:input|textarea)[^>]*>(?=([^<]*))/g) ?? [];
    expect(fields.length).toBeGreaterThan(20);
    for (const field of fields.filter((each) => !/type="(?:hidden|checkbox|radio)"/.test(each))) {
      expect(field).toMatch(/value=""|<textarea/);
    }
    expect(html('')).not.toMatch(/<textarea[^>]*>[^<]|checked|<option[^>]*selected/);
  });

  it('never asks for a name', () => {
    const labels =
      html('')
        .match(/<label[^>]*>[^<]*/g)
        ?.join('\n') ?? '';
    expect(labels).not.toMatch(/name|birth|phone|address|email/i);
  });

  it('shows an error next to its field and keeps the entry', () => {
    const page = html('refills=some&weight=heavy&strength-1=.5');
    for (const [field, value, kind] of [
      ['refills', 'some', 'notCount'],
      ['weight', 'heavy', 'notWeight'],
      ['strength-1', '.5', 'nakedPoint'],
    ] as const) {
      const input = page.match(new RegExp(`<input id="${field}"[^>]*>`))?.[0] ?? '';
      expect(input).toContain(`value="${value}"`);
      expect(input).toContain(`aria-describedby="${field}-error"`);
      expect(page).toContain(`id="${field}-error">${escapeHtml(words.problems[kind])}<`);
    }
  });

  it('lists the errors above the texts, with links to the fields', () => {
    const renderTexts = (query: string) => html(`active-1=Zinc&${query}`).split('id="written"')[1];
    expect(renderTexts('strength-1=0.5')).not.toContain(escapeHtml(words.written.wrong));
    const wrong = renderTexts(`strength-1=.5&refills=some&need=${'long'.repeat(maxLengths.need)}`);
    expect(wrong).toContain(escapeHtml(words.written.wrong));
    for (const [field, label, problem] of [
      ['strength-1', fillIn(words.fields.strength, { number: '1' }), words.problems.nakedPoint],
      ['refills', words.fields.refills, words.problems.notCount],
      ['need', words.fields.need, ''],
    ] as const) {
      expect(wrong).toContain(
        `<a href="#${field}">${escapeHtml(label)}</a>: ${escapeHtml(problem)}`,
      );
    }
  });

  const complete =
    'active-1=Zinc&strength-1=5&unit-1=%25&form=balm&quantity=30+g&directions=Apply&refills=0&need=Reacts+to+dyes';

  it('says that nothing is missing only if there are no problems', () => {
    const none = escapeHtml(words.missing.none);
    expect(html(complete)).toContain(none);
    const flagged = html(complete.replace('strength-1=5', 'strength-1=.5'));
    expect(flagged).not.toContain(none);
    // The warning is in each of the three texts: drug, directions, notes.
    const fields = fillIn(words.fields.strength, { number: '1' });
    expect(flagged.split(escapeHtml(fillIn(words.written.flagged, { fields })))).toHaveLength(4);
  });

  it('keeps the formula of a controlled medicine out of the notes and states the rules', () => {
    const name = words.checks.controlled[0]?.names[0] ?? '';
    const page = html(`${complete.replace('Zinc', name)}&formula-in-notes=yes`);
    expect(page).not.toContain(`>${escapeHtml(words.text.seeNotes)}<`);
    expect(page).toContain(escapeHtml(words.notes.title));
  });

  it('links to the reason if we do not make a medicine', () => {
    const [name = ''] = words.checks.refused.species;
    expect(html(`species=${name}`)).toContain(`href="${words.refusedLink.to}"`);
  });

  it('sets no maxlength, which would truncate pasted text', () => {
    expect(html('')).not.toMatch(/maxlength/i);
  });

  it('describes each group with its hint', () => {
    const page = html('');
    const groups = page.match(/<fieldset[^>]*aria-describedby[^>]*>/g) ?? [];
    expect(groups).toHaveLength(Object.keys(words.hints).length);
    for (const group of groups) {
      const [, id] = group.match(/aria-describedby="([^"]+)"/) ?? [];
      expect(page).toMatch(new RegExp(`<p [^>]*id="${id}">[^<]+</p>`));
    }
  });

  it('links each missing entry to a field that can take focus', () => {
    const page = html('active-1=zinc&active-2=salt&strength-2=5&weight=4');
    const missing = Array.from(page.matchAll(/<a href="#([^"]+)">/g), ([, id]) => id);
    expect(missing).toContain('weight-unit');
    for (const id of missing)
      expect(page).toMatch(new RegExp(`<(?:input|textarea)[^>]* id="${id}"`));
  });

  it('offers another row until the maximum', () => {
    expect(html('')).toContain('name="add"');
    expect(html(`rows=${maxRows}`)).not.toContain('name="add"');
  });

  it('says by how much a text is over its limit', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const query = String(addressOf(entries));
        const page = html(query);
        const read = parseEntries(query, words);
        const texts = compose(read, words.text, words.usualLimits);
        const expected = composedNames
          .filter((name) => texts[name].over > 0)
          .map((name) => {
            const { over, limit } = texts[name];
            return escapeHtml(
              fillIn(words.written.over, { over: String(over), limit: String(limit) }),
            );
          });
        const statuses = Array.from(
          page.matchAll(/<p class="[^"]*over[^"]*" role="status">([^<]*)</g),
          ([, text]) => text,
        );
        const messages = statuses.filter(Boolean);
        expect(messages).toHaveLength(expected.length);
        for (const [index, sentence] of expected.entries())
          expect(messages[index]).toContain(sentence);
      }),
      { numRuns: 40 },
    );
  });
});
