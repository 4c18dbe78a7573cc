import { classNames } from '#app/components/class-names.ts';

interface TitledListProps {
  title: string;
  id?: string;
  items: readonly string[];
  className?: string;
  listClass?: string;
}

export function TitledList({ title, id, items, className, listClass }: TitledListProps) {
  return (
    <div className={className}>
      <h3 id={id}>{title}</h3>
      <ul className={classNames('lined', listClass)}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
