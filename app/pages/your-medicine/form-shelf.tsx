import { Link } from '#app/components/controls/button.tsx';
import { H2 } from '#app/components/heads/heading.tsx';
import { ShelfHead } from '#app/components/heads/shelf-head.tsx';
import { FormOnShelf } from '#app/pages/your-medicine/form-drawing.tsx';
import css from '#app/pages/your-medicine/form-shelf.module.css';
import { cards } from '#library/medicine/medicine.ts';
import { cardPath } from '#library/paths/addresses.ts';
import { pages } from '#library/words.ts';

const { forms } = pages['your-medicine'];

/** Every form that we make, standing on the rule, each leading to its card. */
export function FormShelf({ title, lead }: { title: string; lead: string }) {
  return (
    <ShelfHead title={title} lead={lead} className={css.head}>
      {(['person', 'animal'] as const).map((patient) => (
        <div key={patient} className={css.board}>
          <H2 className="wrap text-title">{forms[patient]}</H2>
          <ul className="wrap">
            {cards
              .filter((card) => card.patient === patient)
              .map(({ slug, title: name, drawing }) => (
                <li key={slug} className="link-card">
                  <FormOnShelf name={drawing} />
                  <h3 className="graduated">
                    <Link to={cardPath(slug)}>{name}</Link>
                  </h3>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </ShelfHead>
  );
}
