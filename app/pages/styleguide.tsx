import type { ReactNode } from 'react';
import { Accordion } from '#app/components/accordion.tsx';
import { AuxLabel } from '#app/components/aux-label.tsx';
import { BackLink } from '#app/components/back-link.tsx';
import { Button, ButtonLink, QuietLink } from '#app/components/button.tsx';
import { Card } from '#app/components/card.tsx';
import { Chip } from '#app/components/chip.tsx';
import { ClosingCall } from '#app/components/closing-call.tsx';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { TextArea, TextField } from '#app/components/field.tsx';
import { Person } from '#app/components/person.tsx';
import { PlainHead } from '#app/components/plain-head.tsx';
import { Rows } from '#app/components/rows.tsx';
import { Rule } from '#app/components/rule.tsx';
import { SectionHead } from '#app/components/section-head.tsx';
import { Tabs } from '#app/components/tabs.tsx';
import { showToast } from '#app/components/toast-messages.ts';
import { ToastRegion } from '#app/components/toast-region.tsx';
import { hydrated } from '#app/hydration.ts';
import { Capsule } from '#app/illustrations/capsule.tsx';
import { Counter, PackedOrder } from '#app/illustrations/counter.tsx';
import { CreamTube } from '#app/illustrations/cream-tube.tsx';
import { DogAndCat } from '#app/illustrations/dog-and-cat.tsx';
import { Estriol } from '#app/illustrations/estriol.tsx';
import css from '#app/pages/styleguide.module.css';

export const handle = hydrated;

export const meta = () => [{ title: 'Styleguide' }, { name: 'robots', content: 'noindex' }];

/** Every component with its states. Only there while developing. */
export default function Styleguide() {
  return (
    <>
      <PlainHead
        title="Two glasses, one light"
        lead="The working system: components with their states, in the scheme you prefer."
      />
      <Rule />
      <div className="wrap">
        <Specimen title="Buttons and links">
          <Button>Primary</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="ink">Ink</Button>
          <Button size="small">Small</Button>
          <Button disabled>Sending Request...</Button>
          <ButtonLink to="/styleguide">Link as button</ButtonLink>
          <QuietLink to="/styleguide">Quiet</QuietLink>
          <BackLink to="/styleguide">Back to Services</BackLink>
        </Specimen>
        <Specimen title="Labels and chips">
          <AuxLabel>Cash-Based Pharmacy</AuxLabel>
          <AuxLabel tone="cobalt">No Insurance Hassles</AuxLabel>
          <AuxLabel tone="outline">Chicken</AuxLabel>
          <Chip pressed>All Topics</Chip>
          <Chip pressed={false}>Dermatology</Chip>
        </Specimen>
        <Specimen title="Cards">
          {(['glass', 'paper', 'light'] as const).map((kind) => (
            <Card key={kind} kind={kind}>
              <h3>{kind}</h3>
              <p>A thing with measured contents.</p>
            </Card>
          ))}
        </Specimen>
        <Specimen title="Section head and rows">
          <SectionHead title="Commitment to Standards" lead="What it covers, and where we stand." />
          <Rows
            rows={[
              { name: 'Fee', value: '$5, free over $75' },
              { name: 'Area', value: 'California' },
            ]}
          />
        </Specimen>
        <Specimen title="Fields">
          <TextField name="plain" label="Full name" placeholder="MD, DO, NP, DVM" />
          <TextField
            name="wrong"
            label="Email"
            defaultValue="lena@"
            error="Please enter a valid email address"
          />
          <TextArea name="area" label="Message" />
        </Specimen>
        <Specimen title="Accordion">
          <Accordion
            name="specimen"
            items={[
              { question: 'Can I close all of them?', answer: 'Yes.' },
              { question: 'Does one close when another opens?', answer: 'Yes, natively.' },
            ]}
          />
        </Specimen>
        <Specimen title="Tabs">
          <Tabs
            label="Specimen"
            tabs={[
              { id: 'one', title: 'Quality Control', content: <p>First panel.</p> },
              { id: 'two', title: 'Premium Ingredients', content: <p>Second panel.</p> },
            ]}
          />
        </Specimen>
        <Specimen title="Toasts">
          <Button
            onClick={() =>
              showToast({
                title: 'Link copied',
                text: 'The link has been copied to your clipboard.',
              })
            }
          >
            Success
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              showToast({
                title: 'Copy failed',
                text: 'Failed to copy to clipboard.',
                destructive: true,
              })
            }
          >
            Failure
          </Button>
        </Specimen>
        <Specimen title="People and notices">
          <Person caption="Medically reviewed by" name="Ines Marlow, MD" initials="IM" mirrored>
            Board-certified dermatologist.
          </Person>
          <CompoundingNotice />
        </Specimen>
        <Specimen title="Illustrations">
          <Counter />
          <Estriol />
          <Capsule />
          <CreamTube />
          <DogAndCat />
        </Specimen>
      </div>
      <ClosingCall
        title="Ready to Get Started?"
        lead="One object, standing on the lower edge."
        art={<PackedOrder />}
      >
        <ButtonLink to="/styleguide" variant="ink">
          Contact Our Team
        </ButtonLink>
      </ClosingCall>
      <ToastRegion />
    </>
  );
}

function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.specimen}>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
