import { BottleLight, BottleShape, DropperShape } from '#app/illustrations/vessels.tsx';
import css from '#app/pages/how-it-works/handover.module.css';

/** What the three steps end with: a labeled bottle, at the right end of the rule. */
export function Handover() {
  return (
    <svg className={`drawing base ${css.bottle}`} viewBox="430 96 240 664" aria-hidden="true">
      <g className="overprint cast">
        <g transform="translate(-110 70)">
          <BottleShape className="fill-amber" />
        </g>
      </g>
      <g>
        <BottleShape className="fill-amber" />
        <DropperShape className="fill-ink" />
        <BottleLight />
        <path className="fill-white" d="M446 516h176v160H446z" />
        <path
          className="fill-ink"
          d="M466 540h96v12h-96zm0 32h136v7H466zm0 20h116v7H466zm0 48h60v7h-60z"
        />
      </g>
    </svg>
  );
}
