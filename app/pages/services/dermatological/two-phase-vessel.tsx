/** A beaker of water (blue) above oil (amber). `oil` is a percentage. */
export function TwoPhaseVessel({ oil }: { oil: number }) {
  const top = 148 - 1.18 * oil;
  const inside = 'h156v108a10 10 0 0 1-10 10H12a10 10 0 0 1-10-10z';
  const round = Math.min(10, 148 - top);
  return (
    <svg className="drawing" viewBox="0 0 160 150" aria-hidden="true">
      <path className="fill-liquid" d={`M2 30${inside}`} />
      <path
        className="fill-amber"
        d={`M2 ${top}h156V${148 - round}a10 ${round} 0 0 1-10 ${round}H12a10 ${round} 0 0 1-10-${round}z`}
      />
      <path className="outline" d="M2 2v136a10 10 0 0 0 10 10h136a10 10 0 0 0 10-10V2" />
      <path className="outline" strokeWidth="1.5" d={`M2 30h156M2 ${top}h156`} />
      <path className="outline" strokeWidth="22" strokeDasharray="1.500 22.500" d="M147 20v120" />
    </svg>
  );
}
