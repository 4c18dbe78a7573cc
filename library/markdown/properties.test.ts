import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { anyDocument } from '#library/markdown/testing/arbitrary.ts';
import { compile } from '#library/markdown/testing/fixture.ts';
import { ContentError } from '#library/problem.ts';

// Generated documents can be slow, so the timeout only catches a hang.
vi.setConfig({ testTimeout: 120_000 });

function tryCompile(source: string) {
  try {
    return compile(source).body;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    for (const { line, message } of error.problems) {
      expect(line).toBeGreaterThan(0);
      expect(line).toBeLessThanOrEqual(source.split(/\r\n|\r|\n/).length);
      expect(message).toMatch(/[.…]$/);
    }
    return undefined;
  }
}

it('compiles any document or rejects it with a line and a message', () => {
  fc.assert(
    fc.property(anyDocument, (source) => {
      const body = tryCompile(source);
      if (body) expect(JSON.parse(JSON.stringify(body))).toEqual(body);
    }),
    { numRuns: 100 },
  );
});

it('compiles or rejects random input', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (randomText) => {
      tryCompile(randomText);
      tryCompile(`---\n${randomText}\n---\n${randomText}`);
    }),
    // A carriage return alone also ends a line.
    { numRuns: 150, examples: [['a\r\r\r\r\r<b>']] },
  );
});
