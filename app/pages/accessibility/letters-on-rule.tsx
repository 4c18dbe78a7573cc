import { WindowLight } from '#app/illustrations/window-light.tsx';

/** Letters as large as a reader wants them, on the rule. */
export function LettersOnRule({ label }: { label: string }) {
  return (
    <svg className="drawing base" viewBox="0 0 600 470" role="img" aria-label={label}>
      <WindowLight />
      <g className="overprint cast">
        <g transform="translate(-70 40)">
          <path className="fill-cobalt" d={letter(262, 300, 380)} />
          <path className="fill-amber" d={letter(120, 150, 190)} />
        </g>
      </g>
      <g>
        <g className="overprint">
          <path className="fill-amber" d={letter(120, 150, 190)} />
          <path className="fill-cobalt" d={letter(220, 340, 420)} />
        </g>
        <path className="fill-ink" d={letter(30, 74, 94)} />
        <path
          stroke="#fff"
          strokeWidth="7"
          strokeLinecap="round"
          opacity=".8"
          d="M412 128 462 270"
        />
      </g>
    </svg>
  );
}

/** Two of them, on the amber of the closing call. */
export function LettersOnAmber() {
  return (
    <svg className="drawing" viewBox="0 190 320 280" aria-hidden="true">
      <g className="overprint cast">
        <path className="fill-cobalt" transform="translate(-56 40)" d={letter(104, 210, 262)} />
      </g>
      <path className="fill-white" d={letter(104, 210, 262)} />
      <path className="fill-ink" d={letter(16, 96, 122)} />
    </svg>
  );
}

/** The outline of an A without serifs, from its left foot, that stands on the rule at 470. */
function letter(left: number, width: number, height: number): string {
  const stem = width * 0.2;
  const [middle, right, top] = [left + width / 2, left + width, 470 - height];
  const [barTop, barFoot] = [470 - height * 0.36, 470 - height * 0.2];
  const inner = (y: number) => ((470 - y) / height) * (width / 2);
  return [
    `M${left} 470 ${middle - stem / 2} ${top}h${stem}L${right} 470h${-stem}`,
    `L${right - stem - inner(barFoot) * 0.78} ${barFoot}H${left + stem + inner(barFoot) * 0.78}`,
    `L${left + stem} 470zM${left + stem + inner(barTop) * 0.8} ${barTop}`,
    `H${right - stem - inner(barTop) * 0.8}L${middle} ${top + height * 0.26}z`,
  ].join('');
}
