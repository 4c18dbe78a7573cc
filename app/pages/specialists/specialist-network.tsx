import type { ReactNode } from 'react';
import type { Shape } from '#library/schema/pages/specialists.ts';

/** Three shapes for three specialties, overlapping where they share a patient. */
export function SpecialistNetwork() {
  return (
    <svg className="drawing base" viewBox="0 0 600 470" aria-hidden="true">
      <path className="fill-light" d="M420-1000h190L22 470h-190zM660-1000h1400V470H72z" />
      <g className="overprint cast">
        <g transform="translate(-72 44)">
          <path className="fill-cobalt" d="M30 324 104 196H252L326 324 252 470H104z" />
          <path
            className="fill-amber"
            d="M376 60c60 96 124 170 124 268a124 124 0 0 1-248 0c0-98 64-172 124-268z"
          />
        </g>
      </g>
      <g>
        <g className="overprint">
          <path className="fill-cobalt" d="M24 324 108 178H276L360 324 276 470H108z" />
          <path
            className="fill-amber"
            d="M372 36c62 108 132 196 132 302a132 132 0 0 1-264 0c0-106 70-194 132-302z"
          />
        </g>
        <circle className="fill-liquid" cx="498" cy="374" r="95" />
      </g>
      <circle className="outline" cx="498" cy="374" r="95" />
      <Dial />
    </svg>
  );
}

/** Forty marks, every fifth one long. */
function Dial() {
  return (
    <g className="outline">
      <circle
        cx="498"
        cy="374"
        r="84.5"
        strokeWidth="7"
        pathLength="40"
        strokeDasharray=".11 .89"
        strokeDashoffset=".055"
      />
      <circle
        cx="498"
        cy="374"
        r="80"
        strokeWidth="16"
        pathLength="8"
        strokeDasharray=".024 .976"
        strokeDashoffset=".012"
      />
    </g>
  );
}

export function SpecialtyShape({ shape }: { shape: Shape }) {
  return (
    <svg className="drawing" viewBox="0 0 72 72" aria-hidden="true">
      {shape === 'hexagon' && <path className="fill-cobalt" d="M4 36 20 8h32l16 28-16 28H20z" />}
      {shape === 'drop' && (
        <path
          className="fill-amber"
          d="M36 2c15 20 28 32 28 46a28 26 0 0 1-56 0C8 34 21 22 36 2z"
        />
      )}
      {shape === 'circle' && (
        <>
          <circle className="fill-liquid" cx="36" cy="36" r="31" />
          <circle className="outline" cx="36" cy="36" r="30.5" strokeWidth="2" />
        </>
      )}
    </svg>
  );
}

const covers: Record<Shape, ReactNode> = {
  hexagon: (
    <>
      <path className="fill-cobalt" d="M-130 190-15-10h230l115 200-115 200H-15z" />
      <path
        className="fill-amber overprint"
        d="M228-10c54 84 84 130 84 184a84 84 0 0 1-168 0c0-54 30-100 84-184z"
      />
    </>
  ),
  drop: (
    <>
      <path
        className="fill-cobalt"
        d="M150-40c100 130 170 210 170 310a170 170 0 0 1-340 0c0-100 70-180 170-310z"
      />
      <circle className="fill-amber overprint" cx="252" cy="92" r="84" />
    </>
  ),
  circle: (
    <>
      <circle className="fill-cobalt" cx="130" cy="190" r="180" />
      <path className="fill-amber overprint" d="M170 90l44-76h88l44 76-44 76h-88z" />
    </>
  ),
};

/** What stands for a portrait: two of the shapes, large. */
export function SpecialistCover({ shape }: { shape: Shape }) {
  return (
    <svg
      className="drawing"
      viewBox="0 0 300 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g>{covers[shape]}</g>
    </svg>
  );
}
