import type { ComponentType, ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { z } from 'zod';
import { ArticleSections } from '#app/article/article-body.tsx';
import { Accordion } from '#app/components/accordion.tsx';
import { AuxLabel } from '#app/components/aux-label.tsx';
import { CallToAction } from '#app/components/calls/calls.tsx';
import { Card } from '#app/components/card.tsx';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { Button, ButtonLink, QuietLink } from '#app/components/controls/button.tsx';
import { TextArea, TextField } from '#app/components/controls/field.tsx';
import { CylinderSteps } from '#app/components/cylinder-steps.tsx';
import { EmptyState } from '#app/components/empty-state.tsx';
import { BackLink } from '#app/components/heads/back-link.tsx';
import { PlainHead } from '#app/components/heads/page-head.tsx';
import { Person } from '#app/components/person.tsx';
import { Rows } from '#app/components/rows.tsx';
import { Band, Section, SectionHead } from '#app/components/section.tsx';
import { Tabs } from '#app/components/tabs/tabs.tsx';
import { showToast } from '#app/components/toasts/toast-messages.ts';
import Toasts from '#app/components/toasts/toasts.island.tsx';
import { Chip } from '#app/pages/blog/search/blog-search.tsx';
import PackedOrder from '#app/pages/home/packed-order.svg?react';
import { LightCall } from '#app/pages/services/light-call.tsx';
import css from '#app/pages/styleguide/styleguide.module.css';
import { compileMarkdown } from '#library/markdown/compile.ts';
import { referenceKeys } from '#library/review/references.ts';
import { articleText } from '#library/words.ts';
import guide from '../../../docs/writing-content.md?raw';
import rules from './rules.md?raw';

export const meta = () => [{ title: 'Style guide' }, { name: 'robots', content: 'noindex' }];

export function loader() {
  const examples = [...guide.matchAll(/```md\n(::[\s\S]*?)```/g)].map(([, example]) => example);
  return {
    rules: compile('app/pages/styleguide/rules.md', rules),
    examples: compile('docs/writing-content.md', examples.join('\n')),
  };
}

function compile(file: string, text: string) {
  const { body } = compileMarkdown({
    file,
    source: `---\n---\n\n${text}`,
    schema: z.unknown(),
    works: referenceKeys,
    titles: articleText,
  });
  return body.blocks;
}

const drawings = import.meta.glob<ComponentType>(
  ['../../illustrations/*.svg', '../blog/{covers,heads}/*.svg'],
  { query: '?react', import: 'default', eager: true },
);

/** This page exists only in development. */
export default function Styleguide() {
  const blocks = useLoaderData<typeof loader>();
  return (
    <>
      <PlainHead title="Style guide" lead="Every component and its states, in your color scheme." />
      <Band />
      <div className="wrap">
        <Example title="Rules">
          <ArticleSections blocks={blocks.rules} />
        </Example>
        <Example title="Buttons and links">
          <Button>Primary</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="ink">Ink</Button>
          <Button size="small">Small</Button>
          <Button disabled>Sending Request...</Button>
          <Button variant="coming" aria-disabled="true">
            Coming soon
          </Button>
          <ButtonLink to="/styleguide">Link as button</ButtonLink>
          <QuietLink to="/styleguide">Quiet</QuietLink>
          <BackLink to="/styleguide">Back to Services</BackLink>
        </Example>
        <Example title="Labels and chips">
          <AuxLabel>Cash-Based Pharmacy</AuxLabel>
          <AuxLabel tone="cobalt">No Insurance Hassles</AuxLabel>
          <AuxLabel tone="outline">Rosacea</AuxLabel>
          <Chip pressed>All Topics</Chip>
          <Chip pressed={false}>Dermatology</Chip>
        </Example>
        <Example title="Cards">
          {(['glass', 'paper', 'light'] as const).map((kind) => (
            <Card key={kind} kind={kind}>
              <h3>{kind}</h3>
              <p>Card text.</p>
            </Card>
          ))}
        </Example>
        <Example title="Section head and rows">
          <SectionHead title="Commitment to Standards" lead="A sentence about the section." />
          <Rows
            rows={[
              { name: 'Fee', value: '$5, free over $75' },
              { name: 'Area', value: 'California' },
            ]}
          />
        </Example>
        <Example title="Fields">
          <TextField name="plain" label="Full name" placeholder="MD, DO, NP, DVM" />
          <TextField
            name="wrong"
            label="Email"
            defaultValue="lena@"
            error="Please enter a valid email address"
          />
          <TextArea name="area" label="Message" />
        </Example>
        <Example title="Accordion">
          <Accordion
            name="example"
            items={[
              { question: 'Can I close all of them?', answer: 'Yes.' },
              { question: 'Does an open item close when another opens?', answer: 'Yes.' },
            ]}
          />
        </Example>
        <Example title="Tabs">
          <Tabs
            label="Example"
            tabs={[
              { id: 'one', title: 'Quality Control', content: <p>First panel.</p> },
              { id: 'two', title: 'Premium Ingredients', content: <p>Second panel.</p> },
            ]}
          />
        </Example>
        <Example title="Toasts">
          {[false, true].map((destructive) => (
            <Button
              key={String(destructive)}
              onClick={() => showToast({ title: 'A toast', text: 'Toast details.', destructive })}
            >
              {destructive ? 'Failure' : 'Success'}
            </Button>
          ))}
        </Example>
        <Example title="People and notices">
          <Person caption="Medically reviewed by" name="Ines Marlow, MD" initials="IM" mirrored>
            Board-certified dermatologist.
          </Person>
          <CompoundingNotice />
        </Example>
        <Example title="Calls and empty states">
          <LightCall
            title="Questions first?"
            lead="A quiet call to action."
            links={[{ label: 'Contact Our Team', to: '/styleguide' }]}
          />
          <EmptyState title="No articles found">
            <Button variant="secondary">Reset Filters</Button>
          </EmptyState>
        </Example>
        <Example title="Article blocks">
          <ArticleSections blocks={blocks.examples} />
        </Example>
        <Example title="Illustrations">
          {Object.entries(drawings).map(([file, Drawing]) => (
            <figure key={file}>
              <Drawing />
              <figcaption className="meta">{file.replace(/^(\.\.\/)+/, '')}</figcaption>
            </figure>
          ))}
        </Example>
      </div>
      <Section tone="deep" title="Steps" lead="The cylinder fills up with each step.">
        <CylinderSteps
          steps={[1, 2, 3, 4].map((step) => ({
            time: `Day ${step}`,
            title: `Step ${step}`,
            text: 'A sentence about this step.',
          }))}
        />
      </Section>
      <CallToAction
        title="Ready to Get Started?"
        lead="A sentence about the next step."
        art={<PackedOrder />}
        links={[{ label: 'Contact Our Team', to: '/styleguide' }]}
      />
      <Toasts dismiss="Dismiss message" />
    </>
  );
}

function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`split ${css.example}`}>
      <h2 className="display-2">{title}</h2>
      <div>{children}</div>
    </section>
  );
}
