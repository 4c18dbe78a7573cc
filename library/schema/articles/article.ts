import { z } from 'zod';
import { drawingName, richTemplate, template, text, textGroup } from '#library/schema/values.ts';

const acneDrawings = ['blackhead', 'whitehead', 'papule', 'pustule', 'nodule', 'cyst'] as const;
export type AcneDrawing = (typeof acneDrawings)[number];

const acneKind = z.strictObject({ name: text, text, drawing: drawingName(acneDrawings) });

export const articleSchema = z.strictObject({
  readingTime: template('minutes'),
  length: template('minutes', 'words'),
  unpublished: z.strictObject({ draft: text, later: template('date') }),
  callouts: textGroup('tip', 'note', 'warning', 'info'),
  keyPoints: text,
  careLine: text,
  callEmergency: text,
  print: z.strictObject({ button: text, large: text, code: text }),
  table: text,
  ranges: textGroup('range', 'watch'),
  testimonial: textGroup('condition', 'treatment', 'result', 'sample'),
  externalSite: text,
  references: z.strictObject({
    title: text,
    number: template('number'),
    viewSource: text,
    viewSourceOf: template('source'),
  }),
  term: z.strictObject({ label: template('term'), glossary: text }),
  notices: z.strictObject({ title: text, none: text, checked: template('date') }),
  people: z.strictObject({
    writtenBy: text,
    reviewedBy: text,
    reviewedOn: template('name', 'date'),
    reviewed: template('description', 'date'),
    ...textGroup('reviewer', 'credentials', 'specialty', 'reviewDate').shape,
    unreviewed: template('part'),
    allChanges: template('date'),
  }),
  medicalReview: z.strictObject({ title: text, sources: text, nextReview: template('date') }),
  disclaimer: z.strictObject({ text: richTemplate('what'), article: text, page: text }),
  acneTypes: z.array(z.strictObject({ title: text, kinds: z.array(acneKind).min(1) })).min(1),
});
