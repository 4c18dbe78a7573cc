import type { FormDrawing } from '#app/pages/your-medicine/form-drawing.tsx';

const head = 'M30 196V60l56 46h68l56-46v136c0 64-40 104-90 104S30 260 30 196z';
const gel = 'M54 96c14 18 24 28 24 42a24 24 0 0 1-48 0c0-14 10-24 24-42z';

/** The head of a cat, with gel inside one ear. */
export const drawing: FormDrawing = {
  cast: <path className="fill-cobalt" d={head} />,
  object: (
    <>
      <path className="fill-cobalt" d={head} />
      <path className="fill-amber" d={gel} />
      <path stroke="#fff" strokeWidth="6" strokeLinecap="round" opacity=".8" d="M194 96v44" />
      <path className="fill-ink" d="M108 226h24l-12 14z" />
    </>
  ),
};
