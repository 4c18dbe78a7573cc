import { classNames } from '#app/components/class-names.ts';

/** A short list between hairlines, below its own heading. */
export function TitledList({
  title,
  items,
  heading: Heading = 'h3',
  className,
  listClass,
}: {
  title: string;
  items: readonly string[];
  heading?: 'h3' | 'h4';
  className?: string;
  listClass?: string | false;
}) {
  return (
    <div className={className}>
      <Heading>{title}</Heading>
      <ul className={classNames('lined', listClass)}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
