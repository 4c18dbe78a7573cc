import { z } from 'zod';
import { didYouMean } from '#library/did-you-mean.ts';
import { dateText } from '#library/schema/date.ts';

/**
 * Which notices of agencies a page about health rests on, and when somebody last looked for newer
 * ones. They stand in content/references.yaml, since articles cite them too. A file that knows its
 * `works` checks the names at once; those of other files are checked when all files are known.
 */
export const noticeFields = (works?: ReadonlySet<string>) => ({
  agencyNotices: z
    .array(
      z.string().superRefine((name, context) => {
        if (works && !works.has(name)) context.addIssue(unknownNotice(name, works));
      }),
    )
    .default([])
    .describe('keys of content/references.yaml'),
  noticesChecked: dateText
    .optional()
    .describe('the day somebody last looked for newer notices of agencies'),
});

/** Goes on after the name of the field. */
export const unknownNotice = (name: string, works: ReadonlySet<string>) =>
  `names ${name}, which is not in content/references.yaml.${didYouMean(name, works)} Add it there first`;
