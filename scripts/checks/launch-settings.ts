import { SettingsError } from '#server/environment-file.ts';
import { parseAddresses } from '#server/inquiry/mail/mail.ts';
import { checkMailDomain, type ResolveTxt } from '#server/inquiry/mail/mail-domain.ts';
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

/** Lists missing DNS records of the domain in MAIL_FROM. */
export async function findMailDomainProblems(
  environment: Record<string, string | undefined>,
  resolveTxt: ResolveTxt,
): Promise<string[]> {
  const [sender] = parseAddresses(environment.MAIL_FROM ?? '');
  if (!sender) return [];
  const selector = environment.DKIM_SELECTOR?.trim() || undefined;
  const findings = await checkMailDomain(sender.address, selector, resolveTxt);
  return findings.filter(({ isOk }) => !isOk).map(({ text }) => text);
}

const settingDescriptions = {
  MAIL_TO: 'the address that gets inquiries',
  MAIL_FROM: 'the sender address',
};
