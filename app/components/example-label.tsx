import { Mark } from '#app/illustrations/mark.tsx';
import { site } from '#library/facts/site.ts';
import { services } from '#library/words/services.ts';

const { prescription, contents, directions, lot, example } = services.compounding.label;

/** What stands on a jar that leaves the pharmacy. The page that shows it gives it its size. */
export function ExampleLabel({ className }: { className?: string }) {
  return (
    <div className={className}>
      <p className="display">
        <Mark />
        {site.brand}
        <span>{prescription}</span>
      </p>
      <dl>
        {contents.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="display">{amount}</dd>
          </div>
        ))}
      </dl>
      <p>
        {directions}
        <br />
        {lot}. {example}
      </p>
    </div>
  );
}
