import { EstriolStructure } from '#app/illustrations/estriol.tsx';
import { BottleLight, DropperBottle, DropperBottleCast } from '#app/illustrations/vessels.tsx';
import { WindowLight } from '#app/illustrations/window-light.tsx';

/** A dropper bottle on the rule, with the structure of estriol beside it. */
export function DropperOnRule() {
  return (
    <svg className="drawing base" viewBox="0 0 600 470" aria-hidden="true">
      <WindowLight />
      <g className="overprint cast">
        <g transform="translate(-284 -10) scale(.7)">
          <DropperBottleCast />
        </g>
      </g>
      <g transform="translate(-220 -62) scale(.7)">
        <DropperBottle />
        <BottleLight />
      </g>
      <g className="text-on-page" transform="translate(352 316) scale(.63)">
        <EstriolStructure tint="fill-liquid" />
      </g>
    </svg>
  );
}
