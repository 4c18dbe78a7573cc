import { expect, test } from 'vitest';
import { parseSmtpUrl } from '#server/inquiry/mail/smtp-url.ts';

test.each([
  ['smtps://mail.example.com', { port: 465, secure: true, requireTLS: true }],
  ['smtp://mail.example.com', { port: 587, secure: false, requireTLS: true }],
  ['smtp://[::1]:25?requireTLS=false', { host: '::1', port: 25, requireTLS: false }],
])('reads %s', (url, expected) => {
  expect(parseSmtpUrl(url)).toMatchObject(expected);
});

test.each(['mail.example.com', 'http://mail.example.com', 'smtp://'])('refuses %s', (url) => {
  expect(() => parseSmtpUrl(url)).toThrow(/SMTP_URL must look like/);
});

test.each(['smtp://desk:100%@mail.example.com', 'smtp://%zz:x@mail.example.com'])(
  'says how to write a password instead of failing on %s',
  (url) => {
    expect(() => parseSmtpUrl(url)).toThrow(/^SMTP_URL has a % .* Write % as %25/);
  },
);
