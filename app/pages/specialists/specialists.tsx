import { classNames } from '#app/components/class-names.ts';
import { Button, QuietLinks } from '#app/components/controls/button.tsx';
import coverCss from '#app/components/cover.module.css';
import { H3 } from '#app/components/heads/heading.tsx';
import { PageHead } from '#app/components/heads/page-head.tsx';
import { Band, Section } from '#app/components/section.tsx';
import Toasts from '#app/components/toasts/toasts.island.tsx';
import InquiryForm from '#app/inquiry/inquiry-form.island.tsx';
import { type InquiryResult, inquiryContext, submitInquiry } from '#app/inquiry/submit-inquiry.ts';
import { LightCall } from '#app/pages/services/light-call.tsx';
import CircleCover from '#app/pages/specialists/covers/circle.svg?react';
import DropCover from '#app/pages/specialists/covers/drop.svg?react';
import HexagonCover from '#app/pages/specialists/covers/hexagon.svg?react';
import Circle from '#app/pages/specialists/shapes/circle.svg?react';
import Drop from '#app/pages/specialists/shapes/drop.svg?react';
import Hexagon from '#app/pages/specialists/shapes/hexagon.svg?react';
import SpecialistNetwork from '#app/pages/specialists/specialist-network.svg?react';
import css from '#app/pages/specialists/specialists.module.css';
import { pageMeta } from '#app/seo.ts';
import { initials, samplePersonNotice } from '#library/review/people.ts';
import { inquiryText, isSample, pages, shell } from '#library/words.ts';
import type { Route } from './+types/specialists.ts';

const { search, head, specialties, providers, referrals } = pages.specialists;
const featuredText = pages.specialists.featured;

export function action({ request, context }: Route.ActionArgs) {
  return submitInquiry(request, context.get(inquiryContext));
}

export const meta = () => pageMeta({ ...search, path: '/specialists' });

export default function SpecialistNetworkPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...head} art={<SpecialistNetwork />} />
      <Specialties />
      <FeaturedSpecialists />
      <ForProviders result={actionData} />
      <Section>
        <LightCall {...referrals} links={[referrals.link]} />
      </Section>
      <Toasts dismiss={shell.dismissMessage} />
    </>
  );
}

const shapes = { hexagon: <Hexagon />, drop: <Drop />, circle: <Circle /> };

function Specialties() {
  return (
    <Band>
      <section className={classNames('opening', css.specialties)} aria-labelledby="specialties">
        <h2 className="visually-hidden" id="specialties">
          {specialties.title}
        </h2>
        <ul className="lined">
          {specialties.items.map(({ shape, title, text }) => (
            <li key={title}>
              {shapes[shape]}
              <H3 className="display-4">{title}</H3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </Band>
  );
}

const covers = { hexagon: <HexagonCover />, drop: <DropCover />, circle: <CircleCover /> };
const backgrounds = [coverCss.wash, coverCss.amber];

function FeaturedSpecialists() {
  return (
    <section className="ending" aria-labelledby="featured">
      <div className="wrap">
        <h2 id="featured">{featuredText.title}</h2>
        <div className={classNames('thirds aligned', css.people)}>
          {featuredText.people.map(({ name, shape, field, place, focus }, index) => (
            <article key={name}>
              <span
                className={classNames('screen-only', coverCss.cover, backgrounds[index], css.cover)}
                aria-hidden="true"
              >
                {covers[shape]}
                <b>{initials(name.replace(/,.*/, ''))}</b>
              </span>
              <H3 className="display-2">{name}</H3>
              <p>
                {field}, {place}.
                <br />
                {focus}.
                {isSample('pages/specialists.yaml', ['featured', 'people', index]) &&
                  ` ${samplePersonNotice}`}
              </p>
              <p className={classNames('cluster', css.profile)}>
                <Button
                  variant="coming"
                  size="small"
                  aria-disabled="true"
                  aria-label={`${featuredText.profile}: ${name}`}
                  aria-describedby={`profile-${index}`}
                >
                  {featuredText.profile}
                </Button>
                <span id={`profile-${index}`}>{featuredText.soon}</span>
              </p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

function ForProviders({ result }: { result: InquiryResult | undefined }) {
  return (
    <Section
      tone="shade"
      layout="wide-split"
      wrapClass={css.providers}
      {...providers}
      below={
        <>
          <ul className={classNames('lined', css.benefits)}>
            {providers.benefits.map(({ title, text }) => (
              <li key={title}>
                <H3>{title}</H3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <QuietLinks links={providers.links} />
        </>
      }
    >
      <section
        className={classNames('paper raised graduated', css.inquiry)}
        id="provider-request"
        aria-labelledby="provider-request-title"
      >
        <h2 id="provider-request-title" className="display-3">
          {inquiryText.title}
        </h2>
        <InquiryForm words={inquiryText} copyText={pages.contact.copy} result={result} />
      </section>
    </Section>
  );
}
