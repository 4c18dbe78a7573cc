import { describe, expect, it } from 'vitest';
import { describeError, pathOf } from '#server/log.ts';

describe('the log', () => {
  it('takes from an error only what explains it', () => {
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(ada@example.com) already exists.',
      rawPacket: Buffer.from('GET /?email=ada@example.com'),
    });
    expect(Object.keys(describeError(error))).toEqual(['type', 'message', 'stack', 'code']);
  });

  it('keeps the query of a request to itself', () => {
    expect(pathOf('/blog?q=private')).toBe('/blog');
    expect(pathOf(`/${'x'.repeat(5000)}`)).toHaveLength(200);
  });
});
