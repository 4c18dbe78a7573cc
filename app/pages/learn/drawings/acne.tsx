import { type SectionDrawing, surface } from '#app/pages/learn/skin-section.tsx';

export const drawing: SectionDrawing = {
  lines: 'M292 40h74M140 460h56M352 420v-40',
  labels: {
    surface,
    plug: { x: 374, y: 46 },
    follicle: { x: 52, y: 466 },
    gland: { x: 308, y: 444 },
  },
  shapes: (
    <>
      <g className="overprint">
        <path
          className="fill-amber"
          d="M168 0c26 8 34 40 34 84v300c0 60-34 70-34 116a62 62 0 0 0 124 0c0-46-34-56-34-116V84c0-44 8-76 34-84z"
        />
        <path
          className="fill-cobalt"
          d="M270 300c20-60 66-72 96-44 34-20 70 12 54 46 30 18 18 66-18 64-14 32-66 34-78 2-34 14-62-20-54-68z"
        />
      </g>
      <path
        className="outline"
        strokeWidth="7"
        strokeLinecap="round"
        d="M230 500C226 340 240 150 224-86"
      />
      <g className="overprint">
        <path
          className="fill-cobalt"
          d="M164 0h132c-26 8-34 40-36 84-10 14-50 14-60 0-2-44-10-76-36-84z"
        />
      </g>
      <circle className="fill-ink" cx="230" cy="512" r="26" />
    </>
  ),
};
