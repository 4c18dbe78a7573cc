import { CylinderSteps } from '#app/components/cylinder-steps.tsx';
import { SectionHead } from '#app/components/heads/section-head.tsx';
import { site } from '#library/facts.ts';
import { pages, saidToday } from '#library/words.ts';

const { steps } = pages.home;

export function HowItWorks() {
  return (
    <section className="section deep" id="how">
      <div className="wrap">
        <SectionHead title={steps.title} lead={steps.lead} />
        <CylinderSteps
          steps={steps.items.map((step) => ({ ...step, text: saidToday(step, site.portalUrl) }))}
        />
      </div>
    </section>
  );
}
