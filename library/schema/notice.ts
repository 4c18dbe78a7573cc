import { z } from 'zod';
import { isoDate } from '#library/dates.ts';
import { parseClockTime } from '#library/fact-table.ts';
import { type ClockTime, toMinutes } from '#library/notice.ts';
import { addIssueAt, link, rejectUnknownNames } from '#library/schema/values.ts';

const example = 'November 20, 2026, 6 PM';

const clockTime = z.string().transform((text, context): ClockTime | undefined => {
  if (text.trim() === '') return undefined;
  const [, day = '', time = ''] = /^(.*\d{4}),? +(?:at +)?(.+)$/.exec(text.trim()) ?? [];
  const date = isoDate(day);
  const minutes = parseClockTime(time);
  if (date !== null && minutes !== undefined) return { date, minutes };
  context.addIssue(`is not a date and time. Write it like ${example}`);
  return z.NEVER;
});

/** Empty fields are allowed, so clearing the text is enough to remove the notice. */
export const noticeSchema = z
  .strictObject({
    text: z
      .string()
      .trim()
      .max(240)
      .superRefine(rejectUnknownNames())
      .optional()
      .describe(
        'One or two sentences for the top of every page. If this is empty, there’s no notice.',
      ),
    level: z
      .enum(['information', 'warning'], { error: 'must be information or warning' })
      .default('information')
      .meta({ title: 'Kind', description: 'Choose warning if people have to act or wait.' }),
    from: clockTime.optional().meta({
      title: 'Show from',
      description: `The date and time in your time zone, such as ${example}. If this is empty, the notice appears right away.`,
    }),
    until: clockTime.optional().meta({
      title: 'Show until',
      description: `The date and time when the notice disappears, such as ${example}. Leave this empty only if there’s no notice.`,
    }),
    link: link
      .optional()
      .describe('A page on this site that explains more. Leave both fields empty for no link.'),
  })
  .transform(({ text, level, from, until, link }, context) => {
    if (from && until && toMinutes(until) <= toMinutes(from)) {
      addIssueAt(context, ['until'], 'is not after the start. Use a later date or time');
    }
    if (!text) return null;
    if (until) return { text, level, from, until, link };
    addIssueAt(context, ['until'], `is missing. Enter when the notice ends, such as ${example}`);
    return z.NEVER;
  });

export type Notice = NonNullable<z.infer<typeof noticeSchema>>;
