import { SettingsError } from '#server/environment-file.ts';
import { parseSettings } from '#server/settings.ts';

/** Lists missing and invalid settings that would keep inquiries from being emailed. */
export function findMissingSettings(environment: Record<string, string | undefined>): string[] {
  try {
    const { smtpUrl, viteFunctionsUrl } = parseSettings(environment);
    if (smtpUrl !== undefined || viteFunctionsUrl !== undefined) return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return [error.message.replaceAll('\n', ' ')];
  }
  return [
    'SMTP_URL is not set, so inquiries would be stored but not emailed. Set it to your mail server.',
    ...(['MAIL_TO', 'MAIL_FROM'] as const)
      .filter((name) => !environment[name]?.trim())
      .map((name) => `${name} is not set. Set it to ${settingDescriptions[name]}.`),
  ];
}

const settingDescriptions = {
  MAIL_TO: 'the address that gets inquiries',
  MAIL_FROM: 'the sender address',
};
