import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { markerNames } from '#library/markdown/markers.ts';
import { article, compile } from '#library/markdown/testing/fixture.ts';
import { collectProblems } from '#library/problem.ts';

// Generated documents can be slow, so the timeout only catches a hang.
vi.setConfig({ testTimeout: 120_000 });

const pieces = [
  ...markerNames.map((name) => `\n:::${name}`),
  ...['\n:::', '\n:::', '\n::::', '\n::drawing', '\n::::tip', '\n:::hint', '\n:::constructor'],
  ...['[Call if:]', '{level=soon}', '{variant=card}', '{max=20}', '{max=-1 unit="<b>"}'],
  ...['\n', '\n\n', '\n# ', '\n## ', '\n#### ', '\n- ', '\n    - ', '\n1. ', '\n- **a** '],
  ...['\n> ', '\n```', '\n---', '\n    x', '\n|a|b|c|', '\n|-|-|-|', '\n|a|1|20|', '\n|a|'],
  ...[' :cite[ogbechie-2017]', ' :cite[nobody-1]', ' :cite', ' :x', ' [^1]', '\n[a]: /b'],
  ...['**a**', '_a_', '~~a~~', '`a`', '***', '<b>', '<!-- x -->', '&lt;b&gt;', '\\', '\0'],
  ...['[a](/contact)', '[a](#a)', '[a](java\tscript:x)', '[a](//evil.example)', '![a](b)'],
  ...['*_['.repeat(400), '\n> '.repeat(300), '\n:::tip'.repeat(200)],
];

/** Most of these documents have mistakes. */
const anyDocument = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...pieces) },
      fc.lorem({ maxCount: 6 }),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => article(parts.join('')));

function tryCompile(source: string) {
  const problems = collectProblems(() => {
    const { body } = compile(source);
    expect(JSON.parse(JSON.stringify(body))).toEqual(body);
  });
  for (const { line, message } of problems) {
    expect(line).toBeGreaterThan(0);
    expect(line).toBeLessThanOrEqual(source.split(/\r\n|\r|\n/).length);
    expect(message).toMatch(/[.…]$/);
  }
}

it('compiles any document or rejects it with a line and a message', () => {
  // A carriage return alone also ends a line.
  const examples: [string][] = [['---\na\r\r\r\r\r<b>\n---\na\r\r\r\r\r<b>']];
  fc.assert(fc.property(anyDocument, tryCompile), { numRuns: 100, examples });
});
