/**
 * What holds for every page. `styles.test.ts` and `contrast.test.ts` hold what can be reckoned,
 * `tests/drawings.spec.ts` what is painted.
 */
const rules = [
  [
    'One light',
    'It comes from the upper right. Beams (`fill-light`, `--beam`) and cast shadows (`cast`, `--cast-s`, `--cast-l`) follow `--slant`; no gradient has an angle of its own.',
  ],
  [
    'The sun keeps pharmacy hours',
    'By day, after the paint: low when we open and close, as drawn between, the lamp outside our hours. As drawn without script, with less motion and at night.',
  ],
  [
    'Night with a lamp',
    'The dark scheme is designed, not inverted: a blue beam, glass that glows, ink as dark as by day with a thin edge, shadows in a darker cobalt. Drawings stand on blue (`--g-wash`, `--light`); only notices keep a ground of amber. Look at every drawing in both.',
  ],
  ['No half colors', 'What is half done, or may take longer, is hatched. Half an amber is brown.'],
  [
    'What carries meaning has an edge',
    'Text keeps 4.5:1, shapes that say something 3:1, in both schemes. A drawing with parts to tell apart is `edged`.',
  ],
  [
    'Hover moves a shadow',
    'A card casts one, an object that casts one lets it fall further. Arrows stay where they are.',
  ],
  [
    'The object travels',
    'What stands on the card that was followed glides to the head of its page: `link-card` or a card gives it, `arrives` takes it.',
  ],
  [
    'Rhythm',
    'Titles 1.04, headings 1.08, in base.css alone; Home’s three words are tighter. Rules begin at zero, the left edge of the text. Steps keep their numerals at every width.',
  ],
  [
    'Space',
    'Gaps, padding and margins take a step of the scale in tokens.css: `--space-1` to `--space-6` are fixed, `--space-7` is the inside of a card, `--space-8` the gap between columns, `--space-9` the room above the first section. Layout comes from classes of layout.css: `stack`, `cluster`, `split`, `halves`, `thirds`, `cells`, `lined`, `numbered`; sheets, grounds and the rule from surfaces.css. The stylesheet of a page has only what is its own.',
  ],
  ['Measures', 'A number stays with its unit, a range with its end, hours with their day.'],
  [
    'The notice',
    'What the FDA does not approve is said in the column of the words it follows, never alone between two parts.',
  ],
] as const;

export function Rules() {
  return (
    <dl>
      {rules.map(([name, rule]) => (
        <div key={name}>
          <dt>
            <b>{name}</b>
          </dt>
          <dd>{rule}</dd>
        </div>
      ))}
    </dl>
  );
}
