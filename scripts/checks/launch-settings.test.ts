import { expect, it } from 'vitest';
import { findMailDomainProblems, findMissingSettings } from './launch-settings.ts';

const settings = {
  SMTP_URL: 'smtps://user:password@mail.pharmacy.com',
  MAIL_TO: 'providers@pharmacy.com',
  MAIL_FROM: 'website@pharmacy.com',
};

it('lists every missing mail setting', () => {
  expect(findMissingSettings({})).toEqual([
    expect.stringContaining('SMTP_URL is not set'),
    expect.stringContaining('MAIL_TO is not set. Set it to the address that gets inquiries.'),
    expect.stringContaining('MAIL_FROM is not set'),
  ]);
  expect(findMissingSettings(settings)).toEqual([]);
  const problems = findMissingSettings({ ...settings, SMTP_URL: 'secret' });
  expect(problems).toEqual([expect.stringContaining('SMTP_URL is not')]);
});

it('doesn’t require mail settings with a hosted function', () => {
  expect(findMissingSettings({ VITE_FUNCTIONS_URL: 'https://a.example/functions/v1' })).toEqual([]);
});

it('looks up the records of the domain in MAIL_FROM if it is set', async () => {
  const resolveTxt = async (name: string) => (name === 'pharmacy.com' ? [['v=spf1 -all']] : []);
  expect(await findMailDomainProblems(settings, resolveTxt)).toEqual([
    expect.stringMatching(/^DKIM for pharmacy\.com /),
    expect.stringMatching(/^DMARC for pharmacy\.com /),
  ]);
  expect(await findMailDomainProblems({}, resolveTxt)).toEqual([]);
});
