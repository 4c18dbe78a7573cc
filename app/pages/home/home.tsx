import { CallToAction } from '#app/pages/home/call-to-action.tsx';
import { Facility } from '#app/pages/home/facility.tsx';
import { Hero } from '#app/pages/home/hero.tsx';
import { HowItWorks } from '#app/pages/home/how-it-works.tsx';
import { Services } from '#app/pages/home/services.tsx';
import { Standards } from '#app/pages/home/standards.tsx';
import { Testimonials } from '#app/pages/home/testimonials.tsx';
import { pageMeta } from '#app/seo.ts';
import { pharmacy, webSite } from '#app/structured-data.ts';
import { pages } from '#library/words.ts';

export const meta = () =>
  pageMeta({ ...pages.home.search, path: '/', structuredData: [pharmacy(), webSite()] });

export default function Home() {
  return (
    <>
      {/* The drawing of the head grows with its words, so nothing is painted before they are there:
          all of them come in the first round trip. */}
      <link rel="expect" href="#services" blocking="render" />
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
