import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { times } from '#library/facts.ts';
import { findMisspellings, parseSettings, settingNames } from '#server/settings.ts';

it('uses defaults', () => {
  const retentionDays = times.keepInquiriesDays;
  const defaults = { host: '127.0.0.1', port: 3000, dataDir: resolve('data'), retentionDays };
  expect(parseSettings({})).toMatchObject(defaults);
});

it('treats an empty value as not set', () => {
  expect(parseSettings({ PORT: '', SMTP_URL: '  ' })).toEqual(parseSettings({}));
});

it('parses lists, numbers and booleans', () => {
  const environment = {
    PORT: '8080',
    TRUST_PROXY: 'loopback, 10.0.0.0/8,::1',
    MAIL_FROM: 'Website <w@a.example>',
    MAIL_ACKNOWLEDGE: 'true',
    PUBLISH_COMMAND: ' systemctl  restart website ',
  };
  expect(parseSettings(environment)).toMatchObject({
    port: 8080,
    trustProxy: ['loopback', '10.0.0.0/8', '::1'],
    mailAcknowledge: true,
    publishCommand: ['systemctl', 'restart', 'website'],
  });
});

it.each([
  ['PORT', '99999', 'is not between 0 and 65535'],
  ['LOG_LEVEL', 'loud', 'is not one of fatal, error'],
  ['TRUST_PROXY', '10.0.0.0/33', 'is not a list of addresses or networks'],
  ['TRUST_PROXY', 'proxy.example', 'is not a list of addresses or networks'],
  ['STRICT_TRANSPORT_SECURITY', 'two years', 'is not a valid Strict-Transport-Security value'],
  ['DATABASE_URL', 'mysql://db/x', 'is not the URL of a PostgreSQL database'],
  ['RETENTION_DAYS', '0', 'is not between 1 and'],
  ['RETENTION_DAYS', String(times.keepInquiriesDays + 1), 'is not between 1 and'],
  ['SMTP_URL', 'mail.example', 'is not the URL of a mail server'],
  ['MAIL_FROM', 'someone', 'is not an email address'],
  ['MAIL_TO', 'a@a.example, b', 'is not an email address'],
  ['MAIL_TO', ',', 'has no email address'],
  ['MAIL_ACKNOWLEDGE', 'yes', 'must be true or false'],
  ['BOUNCE_MAILBOX_URL', 'imap://mail.example', 'is not the URL of a mailbox'],
  ['DKIM_SELECTOR', 'a b', 'is not a selector'],
  ['ALLOWED_ORIGINS', 'https://a.example/', 'is not a list of origins'],
  ['METRICS_TOKEN', 'short', 'is shorter than 16 characters'],
  ['PUBLISH_COMMAND', 'a && b', 'contains quotes or other shell syntax'],
  ['PUBLISH_URL', 'pharmacy.example', 'is not a web address'],
])('rejects %s=%s with a reason and an example', (name, value, reason) => {
  expect(() => parseSettings({ [name]: value })).toThrow(`${name} ${reason}`);
  expect(() => parseSettings({ [name]: value })).toThrow(`Example: ${name}=`);
});

it('lists all problems without values, which may be passwords', () => {
  const parse = () => parseSettings({ PORT: 'x', DATABASE_URL: 'http://u:swordfish@db' });
  expect(parse).toThrow(/PORT[\s\S]*DATABASE_URL/);
  expect(parse).not.toThrow('swordfish');
});

it('requires a sender and a recipient if there is a mail server, and finds misspelled ones', () => {
  expect(() => parseSettings({ SMTP_URL: 'smtp://mail.example', MAIL_FORM: 'a@b' })).toThrow(
    /MAIL_FROM is required[\s\S]*MAIL_TO is required[\s\S]*MAIL_FORM is not.*mean MAIL_FROM\?/,
  );
});

it('accepts .env.example, which lists every setting with its default', () => {
  const example = parseEnv(readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8'));
  expect(parseSettings(example)).toEqual(parseSettings({}));
  expect(Object.keys(example).toSorted()).toEqual([...settingNames].toSorted());
});

it.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['MAILTO', 'MAIL_TO'],
])('reports %s as a misspelling of %s', (misspelling, name) => {
  expect(findMisspellings({ [misspelling]: 'swordfish' })).toEqual([
    `${misspelling} is not a known setting. Did you mean ${name}?`,
  ]);
});

it.each([
  'HOME PATH TERM LANG USER SHELL PWD MAIL LOGNAME HOSTNAME HOSTTYPE EDITOR COLORTERM TERM_PROGRAM',
  'XDG_DATA_DIRS DBUS_SESSION_BUS_ADDRESS INVOCATION_ID LOGS_DIRECTORY STATE_DIRECTORY LC_ALL',
  'NODE_ENV NODE_OPTIONS npm_config_loglevel npm_lifecycle_event npm_package_name CI GITHUB_TOKEN',
  'http_proxy HTTPS_PROXY no_proxy KUBERNETES_SERVICE_HOST WEBSITE_PORT WEBSITE_SERVICE_PORT TZ',
])('ignores the variables of other programs: %s', (names) => {
  const environment = Object.fromEntries(names.split(' ').map((name) => [name, 'x']));
  expect(findMisspellings(environment)).toEqual([]);
});
