import { classNames } from '#app/components/class-names.ts';

export function TitledList({
  title,
  id,
  items,
  heading: Heading = 'h3',
  className,
  listClass,
}: {
  title: string;
  id?: string;
  items: readonly string[];
  heading?: 'h3' | 'h4';
  className?: string;
  listClass?: string | false;
}) {
  return (
    <div className={className}>
      <Heading id={id}>{title}</Heading>
      <ul className={classNames('lined', listClass)}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
