import type { InquiryLog } from '#server/inquiry/log.ts';

type Level = 'info' | 'warn' | 'error';

/** A log that records its lines. */
export function testLog() {
  const lines: { level: Level; text: string }[] = [];
  const write = (level: Level) => (fields: object, message: string) => {
    lines.push({ level, text: `${message} ${JSON.stringify(fields)}` });
  };
  const getTexts = (level: Level) =>
    lines.filter((line) => line.level === level).map(({ text }) => text);
  const log: InquiryLog = { info: write('info'), warn: write('warn'), error: write('error') };
  return {
    ...log,
    lines,
    warnings: () => getTexts('warn'),
    errors: () => getTexts('error'),
  };
}
