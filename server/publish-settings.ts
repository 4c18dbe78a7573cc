import { z } from 'zod';
import { SettingsError } from '#server/environment-file.ts';

export const urlWithProtocol = (protocols: string[], description: string) =>
  z.string().refine((text) => {
    const url = URL.parse(text);
    return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
  }, `is not ${description}`);

export const publishSettings = {
  // Without a shell, nothing in the value can start another program.
  publishCommand: z
    .string()
    .regex(/^[^"'`$&|;<>\\]+$/, 'contains quotes or other shell syntax. Put it in a script')
    .transform((text) => text.trim().split(/\s+/))
    .optional()
    .meta({ example: 'systemctl reload-or-restart website' }),
  publishUrl: urlWithProtocol(['https:', 'http:'], 'a web address')
    .optional()
    .meta({ example: 'https://pharmacy.example' }),
};

/** Unlike the other settings, these don't depend on content/, which may have mistakes. */
export function parsePublishSettings({ PUBLISH_COMMAND, PUBLISH_URL }: NodeJS.ProcessEnv) {
  const { data, error } = z.object(publishSettings).safeParse({
    publishCommand: PUBLISH_COMMAND?.trim() || undefined,
    publishUrl: PUBLISH_URL?.trim() || undefined,
  });
  if (data) return data;
  const problems = error.issues.map(
    ({ path, message }) =>
      `${path[0] === 'publishUrl' ? 'PUBLISH_URL' : 'PUBLISH_COMMAND'} ${message}.`,
  );
  throw new SettingsError(problems.join(' '));
}
