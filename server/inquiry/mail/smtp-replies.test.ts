import { expect, test } from 'vitest';
import { classify } from '#server/inquiry/mail/smtp-replies.ts';

test('takes an unknown error as one that may pass', () => {
  expect(classify('odd')).toEqual({ kind: 'unreachable', reason: 'odd' });
});
