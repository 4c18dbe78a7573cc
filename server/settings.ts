import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { nearest } from '#library/did-you-mean.ts';
import { times } from '#library/facts.ts';
import { SettingsError } from '#server/settings-error.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'is not a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `is not between ${least} and ${most}`);

const urlOf = (protocols: string[], what: string) =>
  z.string().refine((text) => {
    const url = URL.parse(text);
    return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
  }, `is not ${what}`);

const mailbox = z
  .string()
  .regex(/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'is not an email address');

const isOrigin = (text: string) => URL.parse(text)?.origin === text;

/** The words are those of the forwarding-header reader in Fastify. */
function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [ip = '', prefix, ...rest] = text.split('/');
  const family = isIP(ip);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d+$/.test(prefix) && +prefix <= (family === 4 ? 32 : 128));
}

/** Every variable that the server knows. `.env.example` says what each one is for. */
const variables = z.object({
  HOST: z
    .string()
    .regex(/^\S+$/, 'contains a space')
    .default('127.0.0.1')
    .meta({ example: '0.0.0.0' }),
  PORT: wholeNumber(0, 65535).default(3000).meta({ example: '3000' }),
  LOG_LEVEL: z
    .enum(logLevels, `is not one of ${logLevels.join(', ')}`)
    .default('info')
    .meta({ example: 'info' }),
  TRUST_PROXY: list
    .refine((all) => all.every(isProxy), 'is not a list of addresses or networks')
    .default([])
    .meta({ example: '127.0.0.1, 10.0.0.0/8' }),
  STRICT_TRANSPORT_SECURITY: z
    .string()
    .regex(
      /^max-age=\d{1,9}(?:; includeSubDomains)?(?:; preload)?$/,
      'is not the value of that header',
    )
    // Not sent until somebody has seen TLS work: no browser that has read it can be told otherwise.
    .optional()
    .meta({ example: 'max-age=31536000; includeSubDomains' }),
  SHUTDOWN_DEADLINE_SECONDS: wholeNumber(1, 3600).default(20).meta({ example: '20' }),
  DATA_DIR: z.string().default('./data').meta({ example: '/var/lib/website' }),
  DATABASE_URL: urlOf(['postgres:', 'postgresql:'], 'the address of a PostgreSQL database')
    .optional()
    .meta({ example: 'postgres://user:password@db.internal:5432/website' }),
  // Never longer than the privacy page says.
  RETENTION_DAYS: wholeNumber(1, times.keepInquiriesDays)
    .prefault(String(times.keepInquiriesDays))
    .meta({ example: String(times.keepInquiriesDays) }),
  SMTP_URL: urlOf(['smtp:', 'smtps:'], 'the address of a mail server')
    .optional()
    .meta({ example: 'smtps://user:password@mail.example:465' }),
  MAIL_FROM: mailbox.optional().meta({ example: 'Website <website@pharmacy.example>' }),
  MAIL_TO: list
    .pipe(z.array(mailbox).min(1, 'names nobody'))
    .optional()
    .meta({ example: 'providers@pharmacy.example' }),
  MAIL_ACKNOWLEDGE: z
    .enum(['true', 'false'], 'is neither true nor false')
    .transform((text) => text === 'true')
    .default(false)
    .meta({ example: 'true' }),
  ALLOWED_ORIGINS: list
    .refine((all) => all.every(isOrigin), 'is not a list of origins (scheme and host, no path)')
    .default([])
    .meta({ example: 'https://pharmacy.example, https://www.pharmacy.example' }),
  METRICS_TOKEN: z
    .string()
    .min(16, 'is shorter than 16 characters')
    .optional()
    .meta({ example: '7f3c0e5b9d1a4826 (make your own: openssl rand -hex 32)' }),
  VITE_FUNCTIONS_URL: urlOf(['https:', 'http:'], 'a web address')
    .optional()
    .meta({ example: 'https://project.supabase.co/functions/v1' }),
  VITE_PUBLIC_ANON_KEY: z.string().optional().meta({ example: 'eyJhbGciOi…' }),
});

export const settingNames: readonly string[] = variables.keyof().options;

type Variables = z.output<typeof variables>;
type Variable = keyof Variables;

export interface Settings {
  host: string;
  port: number;
  logLevel: Variables['LOG_LEVEL'];
  /** Whose forwarding headers are believed. */
  trustProxy: string[];
  strictTransportSecurity: string | undefined;
  shutdownDeadlineSeconds: number;
  dataDir: string;
  databaseUrl: string | undefined;
  retentionDays: number;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  mailTo: string[];
  mailAcknowledge: boolean;
  allowedOrigins: string[];
  metricsToken: string | undefined;
  functionsUrl: string | undefined;
  publicAnonKey: string | undefined;
}

/** Reads the environment once, at the start. Whatever is wrong is said at once, all of it. */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  // An empty line in an .env file means the same as no line.
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = variables.safeParse(given);
  const problems = parsed.success ? missingForMail(parsed.data) : problemsOf(parsed.error);
  if (!parsed.success || problems.length > 0) {
    const lines = [...problems, ...nearMisses(environment)];
    throw new SettingsError(
      ['The server cannot start with these settings:', ...lines].join('\n  '),
    );
  }
  const { data } = parsed;
  return {
    host: data.HOST,
    port: data.PORT,
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY,
    strictTransportSecurity: data.STRICT_TRANSPORT_SECURITY,
    shutdownDeadlineSeconds: data.SHUTDOWN_DEADLINE_SECONDS,
    // Absolute, so that it stays where it was when the working directory is removed or replaced.
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    retentionDays: data.RETENTION_DAYS,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    mailTo: data.MAIL_TO ?? [],
    mailAcknowledge: data.MAIL_ACKNOWLEDGE,
    allowedOrigins: data.ALLOWED_ORIGINS,
    metricsToken: data.METRICS_TOKEN,
    functionsUrl: data.VITE_FUNCTIONS_URL,
    publicAnonKey: data.VITE_PUBLIC_ANON_KEY,
  };
}

/**
 * Names in the environment that nobody reads, each nearly that of a setting which is not set. HOST
 * and PORT are left out: too many names of other programs are like them.
 */
export function nearMisses(environment: Record<string, string | undefined>): string[] {
  const given = Object.keys(environment).filter((name) => environment[name]?.trim());
  const open = settingNames.filter((name) => name.includes('_') && !given.includes(name));
  return given.flatMap((name) => {
    const meant = settingNames.includes(name) ? undefined : nearest(name, open);
    return meant ? [`${name} is set, and the server does not know it. Did you mean ${meant}?`] : [];
  });
}

/** The value itself is never repeated: it may be a password. */
function problem(name: Variable, what: string): string {
  return `${name} ${what}. Example: ${name}=${variables.shape[name].meta()?.example}`;
}

function problemsOf(error: z.ZodError): string[] {
  return error.issues.flatMap((issue) => {
    const name = variables.keyof().safeParse(issue.path[0]);
    return name.success ? [problem(name.data, issue.message)] : [issue.message];
  });
}

function missingForMail(data: Variables): string[] {
  if (data.SMTP_URL === undefined) return [];
  return (['MAIL_FROM', 'MAIL_TO'] as const)
    .filter((name) => data[name] === undefined)
    .map((name) => problem(name, 'is missing, and SMTP_URL is set'));
}
