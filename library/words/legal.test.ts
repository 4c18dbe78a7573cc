import { expect, it } from 'vitest';
import { facts } from '#library/facts/facts.ts';
import { fieldTable } from '#library/inquiry/field-table.ts';
import { privacy } from '#library/words/legal.ts';

it('names every field of the form in the privacy policy, and how long a request is kept', () => {
  const form = privacy.sections.find(({ id }) => id === 'provider-form');
  const text = JSON.stringify(form?.body).toLowerCase();
  for (const { label } of Object.values(fieldTable)) expect(text).toContain(label.toLowerCase());
  expect(text).toContain(`${facts.keepInquiriesDays} days`);
});
