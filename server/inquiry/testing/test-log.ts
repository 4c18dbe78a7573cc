import type { InquiryLog } from '#server/inquiry/log.ts';

type Level = 'info' | 'warn' | 'error';

export function createTestLog() {
  const lines: { level: Level; text: string }[] = [];
  const write = (level: Level) => (fields: object, message: string) => {
    lines.push({ level, text: `${message} ${JSON.stringify(fields)}` });
  };
  const getMessages = (level: Level) =>
    lines.filter((line) => line.level === level).map(({ text }) => text);
  const log: InquiryLog = { info: write('info'), warn: write('warn'), error: write('error') };
  return {
    ...log,
    lines,
    warnings: () => getMessages('warn'),
    errors: () => getMessages('error'),
  };
}
