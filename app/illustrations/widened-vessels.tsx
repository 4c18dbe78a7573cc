import { SkinSection } from '#app/illustrations/skin-section.tsx';

export function WidenedVessels() {
  return (
    <SkinSection
      description="Cross-section of the skin: widened blood vessels rise toward the surface, and a nerve runs between them."
      labels={
        <>
          <path className="s" strokeWidth="1.5" d="M318 214h38M92 556v-26" />
          <text x="364" y="211">
            Widened
          </text>
          <text x="364" y="234">
            vessel
          </text>
          <text x="70" y="580">
            Nerve
          </text>
        </>
      }
    >
      <g fill="none" stroke="var(--g-amber)" strokeLinecap="round">
        <path strokeWidth="58" d="M-640 500C-200 440 60 470 240 500s300-10 2160-20" />
        <path strokeWidth="34" d="M96 470C104 400 40 350 74 270s4-110 16-150" />
        <path strokeWidth="46" d="M258 490c-14-90 44-140 18-230s30-90 12-160" />
        <path strokeWidth="28" d="M400 490c0-80 52-80 32-160M276 330c-60-30-70-60-86-130" />
      </g>
      <g className="x">
        <path
          fill="none"
          stroke="var(--g-cobalt)"
          strokeLinecap="round"
          strokeWidth="8"
          d="M-620 540C-200 520 20 540 110 520c90-22 60-130 150-150s80-60 150-40M160 470c-6-60-50-80-30-160"
        />
      </g>
    </SkinSection>
  );
}
