import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { nearest } from '#library/did-you-mean.ts';
import { times } from '#library/facts.ts';
import { SettingsError } from '#server/environment-file.ts';
import { publishSettings, urlWithProtocol } from '#server/publish-settings.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const commaSeparatedList = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'is not a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `is not between ${min} and ${max}`);

const trueOrFalse = z
  .enum(['true', 'false'], 'must be true or false')
  .transform((text) => text === 'true');

const mailbox = z
  .string()
  .regex(/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'is not an email address');

const isOrigin = (text: string) => URL.parse(text)?.origin === text;

/** Accepts the same values as Fastify's `trustProxy`. */
function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [ip = '', prefix, ...rest] = text.split('/');
  const family = isIP(ip);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d+$/.test(prefix) && +prefix <= (family === 4 ? 32 : 128));
}

/** `.env.example` describes each setting. */
const baseSchema = z.object({
  host: z
    .string()
    .regex(/^\S+$/, 'contains a space')
    .default('127.0.0.1')
    .meta({ example: '0.0.0.0' }),
  port: wholeNumber(0, 65535).default(3000).meta({ example: '3000' }),
  logLevel: z
    .enum(logLevels, `is not one of ${logLevels.join(', ')}`)
    .default('info')
    .meta({ example: 'info' }),
  trustProxy: commaSeparatedList
    .refine((items) => items.every(isProxy), 'is not a list of addresses or networks')
    .default([])
    .meta({ example: '127.0.0.1, 10.0.0.0/8' }),
  strictTransportSecurity: z
    .string()
    .regex(
      /^max-age=\d{1,9}(?:; includeSubDomains)?(?:; preload)?$/,
      'is not a valid Strict-Transport-Security value',
    )
    // This header is off by default because browsers remember it, so TLS must work first.
    .optional()
    .meta({ example: 'max-age=31536000; includeSubDomains' }),
  shutdownDeadlineSeconds: wholeNumber(1, 3600).default(20).meta({ example: '20' }),
  // The path is absolute in case the working directory is removed or replaced.
  dataDir: z
    .string()
    .prefault('./data')
    .transform((folder) => resolve(folder))
    .meta({ example: '/var/lib/website' }),
  databaseUrl: urlWithProtocol(['postgres:', 'postgresql:'], 'the URL of a PostgreSQL database')
    .optional()
    .meta({ example: 'postgres://user:password@db.internal:5432/website' }),
  // The privacy page promises to delete inquiries after `keepInquiriesDays`.
  retentionDays: wholeNumber(1, times.keepInquiriesDays)
    .prefault(String(times.keepInquiriesDays))
    .meta({ example: String(times.keepInquiriesDays) }),
  smtpUrl: urlWithProtocol(['smtp:', 'smtps:'], 'the URL of a mail server')
    .optional()
    .meta({ example: 'smtps://user:password@mail.example:465' }),
  mailFrom: mailbox.optional().meta({ example: 'Website <website@pharmacy.example>' }),
  mailTo: commaSeparatedList
    .pipe(z.array(mailbox).min(1, 'has no email address'))
    .default([])
    .meta({ example: 'providers@pharmacy.example' }),
  // Without this setting, the provider gets an acknowledgment if SMTP_URL is set.
  mailAcknowledge: trueOrFalse.optional().meta({ example: 'true' }),
  bounceMailboxUrl: urlWithProtocol(['imaps:'], 'the URL of a mailbox')
    .optional()
    .meta({ example: 'imaps://user:password@mail.example/INBOX' }),
  dailyTest: trueOrFalse.optional().meta({ example: 'true' }),
  silenceAlarmDays: wholeNumber(1, times.keepInquiriesDays).optional().meta({ example: '14' }),
  dkimSelector: z
    .string()
    .regex(/^[\w.-]{1,63}$/, 'is not a selector')
    .optional()
    .meta({ example: 'selector1' }),
  allowedOrigins: commaSeparatedList
    .refine((items) => items.every(isOrigin), 'is not a list of origins (scheme and host, no path)')
    .default([])
    .meta({ example: 'https://pharmacy.example, https://www.pharmacy.example' }),
  metricsToken: z
    .string()
    .min(16, 'is shorter than 16 characters')
    .optional()
    .meta({ example: '7f3c0e5b9d1a4826 (make your own: openssl rand -hex 32)' }),
  ...publishSettings,
  viteFunctionsUrl: urlWithProtocol(['https:', 'http:'], 'a web address')
    .optional()
    .meta({ example: 'https://project.supabase.co/functions/v1' }),
  vitePublicAnonKey: z.string().optional().meta({ example: 'eyJhbGciOi…' }),
});

const settingsSchema = baseSchema.superRefine(({ smtpUrl, mailFrom, mailTo }, { addIssue }) => {
  if (smtpUrl === undefined) return;
  const message = 'is required because SMTP_URL is set';
  if (mailFrom === undefined) addIssue({ code: 'custom', path: ['mailFrom'], message });
  if (mailTo.length === 0) addIssue({ code: 'custom', path: ['mailTo'], message });
});

export type Settings = z.output<typeof baseSchema>;

const toVariableName = (name: string) => name.replace(/[A-Z]/g, '_$&').toUpperCase();

export const settingNames: readonly string[] = baseSchema.keyof().options.map(toVariableName);

/** Throws one error that lists all problems. */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  // An empty value in an .env file counts as not set.
  const entries = baseSchema.keyof().options.flatMap((name) => {
    const value = environment[toVariableName(name)];
    return value?.trim() ? [[name, value]] : [];
  });
  const { data, error } = settingsSchema.safeParse(Object.fromEntries(entries));
  if (data) return data;
  const problems = error.issues.map(({ path, message }) => describeProblem(path[0], message));
  const lines = ['These settings are invalid:', ...problems];
  throw new SettingsError([...lines, ...findMisspellings(environment)].join('\n  '));
}

/** Omits the value, which may be a password. */
function describeProblem(key: PropertyKey | undefined, message: string): string {
  const { data: name } = baseSchema.keyof().safeParse(key);
  if (!name) return message;
  const variable = toVariableName(name);
  return `${variable} ${message}. Example: ${variable}=${baseSchema.shape[name].meta()?.example}`;
}

/** Skips HOST and PORT, because other programs have many variables with similar names. */
export function findMisspellings(environment: Record<string, string | undefined>): string[] {
  const names = Object.keys(environment).filter((name) => environment[name]?.trim());
  const unsetNames = settingNames.filter((name) => name.includes('_') && !names.includes(name));
  return names.flatMap((name) => {
    const match = settingNames.includes(name) ? undefined : nearest(name, unsetNames);
    return match ? [`${name} is not a known setting. Did you mean ${match}?`] : [];
  });
}
