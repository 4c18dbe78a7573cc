import { EstriolStructure } from '#app/illustrations/estriol.tsx';
import { BottleLight, BottleShape, DropperShape } from '#app/illustrations/vessels.tsx';
import { WindowLight } from '#app/illustrations/window-light.tsx';

/** A dropper bottle on the rule, with the structure of estriol beside it. */
export function DropperOnRule() {
  return (
    <svg className="drawing base" viewBox="0 0 600 470" aria-hidden="true">
      <WindowLight />
      <g className="overprint cast">
        <g transform="translate(-284 -10) scale(.7)">
          <BottleShape className="fill-amber" />
          <DropperShape className="fill-ink" opacity=".4" />
        </g>
      </g>
      <g transform="translate(-220 -62) scale(.7)">
        <g className="overprint">
          <BottleShape className="fill-amber" />
          <path
            className="fill-amber"
            opacity=".5"
            d="M430 540h240v208a12 12 0 0 1-12 12H442a12 12 0 0 1-12-12z"
          />
        </g>
        <DropperShape className="fill-ink" />
        <BottleLight />
      </g>
      <g className="text-on-page" transform="translate(352 316) scale(.63)">
        <EstriolStructure tint="fill-liquid" />
      </g>
    </svg>
  );
}
