import { Cat, DogAndCatShapes } from '#app/illustrations/dog-and-cat.tsx';
import { WindowLight } from '#app/illustrations/window-light.tsx';

export function PetsOnRule() {
  return (
    <svg className="drawing base" viewBox="0 0 600 470" aria-hidden="true">
      <WindowLight />
      <DogAndCatShapes
        place="translate(-40 20) scale(1.5)"
        shadow="translate(-120 68) scale(1.5)"
      />
    </svg>
  );
}

/** The cat alone, on the amber of the closing call. */
export function SittingCat() {
  return (
    <svg className="drawing" viewBox="196 90 240 210" aria-hidden="true">
      <g className="overprint cast">
        <g transform="translate(-44 26)">
          <Cat />
        </g>
      </g>
      <Cat />
    </svg>
  );
}
