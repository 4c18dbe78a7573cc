import { CylinderSteps } from '#app/components/cylinder-steps.tsx';
import { SectionHead } from '#app/components/heads/section-head.tsx';
import { pages } from '#library/words/pages.ts';

const { steps } = pages.home;

export function HowItWorks() {
  return (
    <section className="section deep" id="how">
      <div className="wrap">
        <SectionHead title={steps.title} lead={steps.lead} />
        <CylinderSteps steps={steps.items} />
      </div>
    </section>
  );
}
