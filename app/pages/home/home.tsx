import { CallToAction } from '#app/pages/home/call-to-action.tsx';
import { Facility } from '#app/pages/home/facility.tsx';
import { Hero } from '#app/pages/home/hero.tsx';
import { HowItWorks } from '#app/pages/home/how-it-works.tsx';
import { Services } from '#app/pages/home/services.tsx';
import { Standards } from '#app/pages/home/standards.tsx';
import { Testimonials } from '#app/pages/home/testimonials.tsx';
import { pageMeta } from '#app/seo.ts';
import { pharmacy } from '#app/structured-data.ts';

export const meta = () =>
  pageMeta({
    title: 'Compounding Pharmacy in Los Angeles',
    description:
      'Cash-based compounding pharmacy in Los Angeles. Medication prepared for one patient at a time by state-licensed pharmacists.',
    path: '/',
    structuredData: [pharmacy()],
  });

export default function Home() {
  return (
    <>
      <Hero />
      <Standards />
      <Services />
      <HowItWorks />
      <Facility />
      <Testimonials />
      <CallToAction />
    </>
  );
}
