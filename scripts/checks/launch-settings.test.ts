import { expect, it } from 'vitest';
import { missingSettings, originProblems } from './launch-settings.ts';

const mail = {
  SMTP_URL: 'smtps://user:password@mail.pharmacy.com',
  MAIL_TO: 'providers@pharmacy.com',
  MAIL_FROM: 'website@pharmacy.com',
};

it('lists every missing mail setting', () => {
  expect(missingSettings({})).toEqual([
    expect.stringContaining('SMTP_URL is not set'),
    expect.stringContaining('MAIL_TO is not set. Set it to the address that gets inquiries.'),
    expect.stringContaining('MAIL_FROM is not set'),
  ]);
  expect(missingSettings(mail)).toEqual([]);
});

it('reports invalid settings without their values', () => {
  const [sentence, ...more] = missingSettings({ ...mail, SMTP_URL: 'secret', PORT: 'x' });
  expect(more).toEqual([]);
  expect(sentence).toContain('SMTP_URL is not the URL of a mail server');
  expect(sentence).toContain('PORT is not a whole number');
  expect(sentence).not.toContain('secret');
});

it('requires no mail settings with a hosted function', () => {
  expect(missingSettings({ VITE_FUNCTIONS_URL: 'https://a.example/functions/v1' })).toEqual([]);
});

it.each([
  'https://pharmacy.example',
  'https://localhost:3000',
  'https://127.0.0.1',
  'https://site',
])('rejects the private origin %s', (origin) => {
  expect(originProblems(origin)).toEqual([
    expect.stringContaining(`The origin ${origin} isn't public`),
  ]);
});

it('accepts a public origin', () => {
  expect(originProblems('https://www.pharmacy.com')).toEqual([]);
});
