import type { ReactNode } from 'react';
import css from '#app/article/blocks/drawings/acne-types.module.css';
import type { AcneDrawing } from '#library/schema/articles/article.ts';
import { articleWords } from '#library/words.ts';

const drawings: Record<AcneDrawing, ReactNode> = {
  blackhead: (
    <>
      <path
        className={css.skin}
        d="M0 40h44c6 0 8 8 8 20v30a8 8 0 0 0 16 0V60c0-12 2-20 8-20h44v90H0z"
      />
      <path className="fill-ink" d="M42 34h36c0 12-8 14-8 30a10 10 0 0 1-20 0c0-16-8-18-8-30z" />
      <path className="outline" d="M0 40h44c6 0 8 8 8 20v30a8 8 0 0 0 16 0V60c0-12 2-20 8-20h44" />
    </>
  ),
  whitehead: (
    <>
      <path className={css.skin} d="M0 40h34q10 0 14-6c6-8 18-8 24 0q4 6 14 6h34v90H0z" />
      <circle className="fill-white" cx="60" cy="52" r="15" />
      <circle className="outline" cx="60" cy="52" r="15" strokeWidth="1.5" />
      <path className="outline" d="M0 40h34q10 0 14-6c6-8 18-8 24 0q4 6 14 6h34" />
    </>
  ),
  papule: (
    <>
      <path className={css.skin} d="M0 40h24q12 0 18-10c9-14 27-14 36 0q6 10 18 10h24v90H0z" />
      <g>
        <circle className="fill-amber" cx="60" cy="52" r="24" />
      </g>
      <path className="outline" d="M0 40h24q12 0 18-10c9-14 27-14 36 0q6 10 18 10h24" />
    </>
  ),
  pustule: (
    <>
      <path className={css.skin} d="M0 40h20q12 0 18-12c10-18 34-18 44 0q6 12 18 12h20v90H0z" />
      <g>
        <circle className="fill-amber" cx="60" cy="52" r="28" />
        <circle className="fill-white" cx="60" cy="34" r="12" />
      </g>
      <path className="outline" d="M0 40h20q12 0 18-12c10-18 34-18 44 0q6 12 18 12h20" />
    </>
  ),
  nodule: (
    <>
      <path className={css.skin} d="M0 40h16q14 0 22-8c12-10 32-10 44 0q8 8 22 8h16v90H0z" />
      <g>
        <g className="overprint">
          <circle className="fill-amber" cx="60" cy="78" r="38" />
          <circle className="fill-cobalt" cx="60" cy="84" r="20" />
        </g>
      </g>
      <path className="outline" d="M0 40h16q14 0 22-8c12-10 32-10 44 0q8 8 22 8h16" />
    </>
  ),
  cyst: (
    <>
      <path className={css.skin} d="M0 40h10q14 0 24-12c14-14 38-14 52 0q10 12 24 12h10v90H0z" />
      <g>
        <g className="overprint">
          <circle className="fill-amber" cx="60" cy="76" r="46" />
          <circle className="fill-cobalt" cx="60" cy="76" r="32" />
        </g>
        <circle className="fill-white" cx="60" cy="76" r="15" />
      </g>
      <path className="outline" d="M0 40h10q14 0 24-12c14-14 38-14 52 0q10 12 24 12h10" />
    </>
  ),
};

/** Six kinds of acne in section, hanging from the surface of the skin. */
export function AcneTypes({ className }: { className?: string }) {
  return (
    <figure className={className}>
      <div className={css.kinds}>
        {articleWords.acneTypes.map(({ title, kinds }) => (
          <div key={title}>
            <p className={css.group}>{title}</p>
            <ul className={css.row}>
              {kinds.map(({ name, text, drawing }) => (
                <li key={name}>
                  <svg className="drawing" viewBox="0 0 120 130" aria-hidden="true">
                    {drawings[drawing]}
                  </svg>
                  <b>{name}</b>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </figure>
  );
}
