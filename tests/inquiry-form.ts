import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { fillIn } from '#library/fill-in.ts';
import {
  fieldRules,
  type InquiryField,
  inquiryFields,
  mapFields,
} from '#library/inquiry/fields.ts';
import { sampleValues } from '#library/inquiry/testing/sample-values.ts';
import { inquiryText } from '#library/words.ts';
import { expect } from './site.ts';

export const functionPath = '/functions/v1/send-contact-email';

const { fields } = inquiryText;
export const { outcomes } = inquiryText;

export const messages = mapFields((field) => fieldRules[field].wrong);

export const getForm = (page: Page) => page.getByRole('form', { name: inquiryText.title });
export const getControl = (page: Page, field: InquiryField) =>
  getForm(page).getByRole('textbox', { name: fields[field].label });
export const getButton = (page: Page) => getForm(page).getByRole('button');
export const getToast = (page: Page, title: string) =>
  page.getByRole('dialog').filter({ hasText: title });
export const getSummary = (page: Page) => getForm(page).getByRole('region');

type Entries = Partial<Record<InquiryField, string>>;

export async function fillForm(page: Page, overrides: Entries = {}) {
  const entries = { ...sampleValues, ...overrides };
  for (const field of inquiryFields) await getControl(page, field).fill(entries[field]);
}

export async function expectEntries(page: Page, entries: Entries) {
  for (const field of inquiryFields) {
    const entry = entries[field];
    if (entry !== undefined) await expect(getControl(page, field)).toHaveValue(entry);
  }
}

export const getCorrectionsTitle = (count: number) =>
  fillIn(outcomes.invalid.many, { count: String(count) });

export const createMessage = () => `We would like to discuss formulas. ${randomUUID()}`;

export function watchPosts(page: Page) {
  const posts: { key: string | undefined; body: unknown }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(functionPath) || request.method() !== 'POST') return;
    posts.push({ key: request.headers()['idempotency-key'], body: request.postDataJSON() });
  });
  return posts;
}
