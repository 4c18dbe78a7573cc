import { DogAndCatShapes } from '#app/illustrations/dog-and-cat.tsx';
import { DropperBottle, DropperBottleCast, JarShape } from '#app/illustrations/vessels.tsx';

/** The five objects of /services, each as wide as its place on the shelf. */
export function ShelfJar() {
  return (
    <svg className="drawing base" viewBox="18 0 240 300" aria-hidden="true">
      <g className="overprint cast">
        <g transform="translate(-152 -136) scale(.62)">
          <JarShape className="fill-cobalt" />
        </g>
      </g>
      <g>
        <g className="overprint">
          <g transform="translate(-112 -171.200) scale(.62)">
            <JarShape className="fill-cobalt" />
          </g>
        </g>
        <path stroke="#fff" strokeOpacity=".45" strokeWidth="2" d="M20 183.500h200" />
        <path className="fill-white" d="M48 204h104v74H48z" />
        <path className="fill-ink" d="M58 216h52v6H58zm0 16h80v3H58zm0 10h66v3H58zm0 22h30v3H58z" />
        <path className="fill-amber" d="M172 300v-44h14v-7a14 14 0 1 1 16 0v7h14v44z" />
      </g>
    </svg>
  );
}

export function ShelfBottle() {
  return (
    <svg className="drawing base" viewBox="56 0 240 300" aria-hidden="true">
      <g className="overprint cast">
        <g transform="translate(-170 1) scale(.44)">
          <DropperBottleCast />
        </g>
      </g>
      <g transform="translate(-122 -34.400) scale(.44)">
        <DropperBottle />
        <path stroke="#fff" strokeWidth="14" strokeLinecap="round" d="M642 440v280" opacity=".8" />
      </g>
      <circle className="fill-liquid" cx="204" cy="272" r="27" />
      <circle className="outline" cx="204" cy="272" r="27" />
    </svg>
  );
}

export function ShelfCapsules() {
  return (
    <svg className="drawing base" viewBox="36 0 240 300" aria-hidden="true">
      <g className="overprint cast">
        <path className="fill-amber" d="M4 106a52 52 0 0 1 104 0v194H4z" />
      </g>
      <g>
        <g className="overprint">
          <path className="fill-amber" d="M46 72a48 48 0 0 1 96 0v112H46z" />
          <path className="fill-cobalt" d="M40 150h108v96a54 54 0 0 1-108 0z" />
        </g>
        <path
          stroke="#fff"
          strokeWidth="7"
          strokeLinecap="round"
          d="M126 78v50M130 196v44"
          opacity=".8"
        />
        <g className="overprint">
          <path
            className="fill-cobalt"
            d="M124 274a26 26 0 0 1 26-26h44v52h-44a26 26 0 0 1-26-26z"
          />
          <path className="fill-amber" d="M178 248h36a26 26 0 0 1 0 52h-36z" />
        </g>
      </g>
    </svg>
  );
}

export function ShelfTube() {
  return (
    <svg className="drawing base" viewBox="38 0 240 300" aria-hidden="true">
      <g className="overprint cast">
        <path className="fill-cobalt" d="M2 68h150v18H2zM2 86h150l-18 196H20z" />
      </g>
      <g>
        <path
          fill="none"
          stroke="var(--g-amber)"
          strokeWidth="30"
          strokeLinecap="round"
          d="M192 285c22 0 22-22 40-22 16 0 14 22 30 22"
        />
        <g className="overprint">
          <path
            className="fill-cobalt"
            d="M42 34h150v18H42zM42 52h150l-16 176c-1 14-8 20-20 20H78c-12 0-19-6-20-20z"
          />
        </g>
        <path className="fill-ink" d="M84 248h66v52H84z" />
        <path
          stroke="#fff"
          strokeOpacity=".3"
          strokeWidth="46"
          strokeDasharray="2 9"
          d="M90 274h56"
        />
        <path stroke="#fff" strokeWidth="7" strokeLinecap="round" d="m170 76-12 140" opacity=".8" />
      </g>
    </svg>
  );
}

export function ShelfPets() {
  return (
    <svg className="drawing base" viewBox="0 0 240 300" aria-hidden="true">
      <DogAndCatShapes place="translate(-68 78) scale(.74)" shadow="translate(-98 98) scale(.74)" />
    </svg>
  );
}
