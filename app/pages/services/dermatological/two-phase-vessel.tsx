/** `oil` is a percentage. The oil is drawn in amber below the water. */
export function TwoPhaseVessel({ oil }: { oil: number }) {
  const oilTop = 148 - 1.18 * oil;
  const insidePath = 'h156v108a10 10 0 0 1-10 10H12a10 10 0 0 1-10-10z';
  const radius = Math.min(10, 148 - oilTop);
  return (
    <svg className="drawing" viewBox="0 0 160 150" aria-hidden="true">
      <path className="fill-liquid" d={`M2 30${insidePath}`} />
      <path
        className="fill-amber"
        d={`M2 ${oilTop}h156V${148 - radius}a10 ${radius} 0 0 1-10 ${radius}H12a10 ${radius} 0 0 1-10-${radius}z`}
      />
      <path className="outline" d="M2 2v136a10 10 0 0 0 10 10h136a10 10 0 0 0 10-10V2" />
      <path className="outline" strokeWidth="1.5" d={`M2 30h156M2 ${oilTop}h156`} />
      <path className="outline" strokeWidth="22" strokeDasharray="1.500 22.500" d="M147 20v120" />
    </svg>
  );
}
