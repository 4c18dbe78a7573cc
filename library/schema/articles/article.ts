import { z } from 'zod';
import { template, wordGroup, words } from '#library/schema/values.ts';

const acneDrawings = ['blackhead', 'whitehead', 'papule', 'pustule', 'nodule', 'cyst'] as const;
export type AcneDrawing = (typeof acneDrawings)[number];

const acneKind = z.strictObject({
  name: words,
  text: words,
  drawing: z.enum(acneDrawings, {
    error: `isn't a drawing. Use one of: ${acneDrawings.join(', ')}`,
  }),
});

export const articleSchema = z.strictObject({
  readingTime: template('minutes'),
  length: template('minutes', 'words'),
  unpublished: z.strictObject({ draft: words, later: template('date') }),
  callouts: wordGroup('tip', 'note', 'warning', 'info'),
  keyPoints: words,
  careLine: words,
  callEmergency: words,
  print: z.strictObject({ button: words, large: words, code: words }),
  table: words,
  ranges: wordGroup('range', 'watch'),
  testimonial: wordGroup('condition', 'treatment', 'result', 'sample'),
  externalSite: words,
  references: z.strictObject({
    title: words,
    number: template('number'),
    viewSource: words,
    viewSourceOf: template('source'),
  }),
  term: z.strictObject({ label: template('term'), glossary: words }),
  notices: z.strictObject({
    title: words,
    none: words,
    checked: template('date'),
  }),
  people: z.strictObject({
    writtenBy: words,
    reviewedBy: words,
    reviewed: template('description', 'date'),
    reviewer: words,
    credentials: words,
    specialty: words,
    reviewDate: words,
    unreviewed: template('modified', 'part'),
    allChanges: words,
  }),
  medicalReview: z.strictObject({ title: words, sources: words, nextReview: template('date') }),
  disclaimer: z.strictObject({ text: template('what'), article: words, page: words }),
  acneTypes: z.array(z.strictObject({ title: words, kinds: z.array(acneKind).min(1) })).min(1),
});
