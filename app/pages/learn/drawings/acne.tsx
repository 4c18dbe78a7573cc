import { InkLine, type SectionDrawing, surface } from '#app/pages/learn/skin-section.tsx';

export const drawing: SectionDrawing = {
  lines: 'M250 46h116M140 460h56M352 428V312',
  labels: {
    surface,
    plug: { x: 374, y: 52 },
    follicle: { x: 52, y: 466 },
    gland: { x: 308, y: 452 },
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
          d="M236 168c34 4 54 18 70 34 14-24 50-26 64-2 32-8 58 20 46 50 26 18 18 58-12 62-8 30-48 38-68 16-28 14-58-8-54-38-28-10-30-44-8-58-10-14-20-20-38-22z"
        />
      </g>
      <g className="overprint">
        <path
          className="fill-cobalt"
          d="M164 0h132c-26 8-34 40-36 84-10 14-50 14-60 0-2-44-10-76-36-84z"
        />
      </g>
      <InkLine width={7} d="M230 500C226 340 240 150 224-86" />
      <circle className="fill-ink" cx="230" cy="512" r="26" />
    </>
  ),
};
