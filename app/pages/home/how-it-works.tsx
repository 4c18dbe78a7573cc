import { CylinderSteps } from '#app/components/cylinder-steps.tsx';
import { SectionHead } from '#app/components/section-head.tsx';
import { steps } from '#content/home.ts';

export function HowItWorks() {
  return (
    <section className="section deep" id="how">
      <div className="wrap">
        <SectionHead
          title="How It Works"
          lead="From prescription to doorstep, measured in hours and business days."
        />
        <CylinderSteps steps={steps} />
      </div>
    </section>
  );
}
