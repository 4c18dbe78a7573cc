import type { ComponentType } from 'react';
import Blackhead from '#app/article/blocks/drawings/acne/blackhead.svg?react';
import Cyst from '#app/article/blocks/drawings/acne/cyst.svg?react';
import Nodule from '#app/article/blocks/drawings/acne/nodule.svg?react';
import Papule from '#app/article/blocks/drawings/acne/papule.svg?react';
import Pustule from '#app/article/blocks/drawings/acne/pustule.svg?react';
import Whitehead from '#app/article/blocks/drawings/acne/whitehead.svg?react';
import css from '#app/article/blocks/drawings/acne-types.module.css';
import type { AcneDrawing } from '#library/schema/articles/article.ts';
import { articleText } from '#library/words.ts';

const drawings: Record<AcneDrawing, ComponentType> = {
  blackhead: Blackhead,
  whitehead: Whitehead,
  papule: Papule,
  pustule: Pustule,
  nodule: Nodule,
  cyst: Cyst,
};

export function AcneTypes() {
  return (
    <figure className="wide">
      <div className={css.groups}>
        {articleText.acneTypes.map(({ title, kinds }) => (
          <div key={title}>
            <p className="text-title">{title}</p>
            <ul className={css.row}>
              {kinds.map(({ name, text, drawing }) => {
                const Drawing = drawings[drawing];
                return (
                  <li key={name}>
                    <Drawing />
                    <b className="display-1">{name}</b>
                    <p className="note">{text}</p>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </div>
    </figure>
  );
}
