import { expect, it } from 'vitest';
import { clockName } from '#library/facts/plain-facts.ts';

it.each([
  ['America/Los_Angeles', 'Pacific time'],
  ['America/New_York', 'Eastern time'],
  ['America/Denver', 'Mountain time'],
])('calls the clock of %s %s, whatever the season', (zone, name) => {
  expect(clockName(zone)).toBe(name);
});
