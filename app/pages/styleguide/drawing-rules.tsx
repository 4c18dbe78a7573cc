const rules = [
  'Objects stand on the rule and begin at the left edge of their words.',
  'Body and molecule are drawn as they are: the gland is attached to its follicle, copper to what binds it.',
  'A line that names a part ends on it, and a bond ends at an edge.',
  'What leaves a vessel leaves through its mouth and has the color of what is inside. A closed cap lets nothing out.',
  'A scale is numbered with round figures. Rings of a map stop at names, and a pin has a ground of its own.',
  'People are the one profile of About, told apart by hair and dress. Nobody is shown twice on a page: their hands at work are.',
  'Over an article (blog/heads): window light, and one object on the rule that runs off the page. On its card: blog/covers.',
  'Dog and cat stand for the service, rabbit and parrot for what is written about animals.',
  'What does nothing yet has a dashed edge and says why beside it. Words that lead nowhere are set as text, not as labels.',
];

/** What a new drawing keeps to. */
export function DrawingRules() {
  return (
    <div>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}
