import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadEnvironmentFile, SettingsError } from '#server/environment-file.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'environment-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('adds what .env sets, and changes nothing that is set already, even to nothing', () => {
  const path = join(folder, '.env');
  writeFileSync(path, "# A note\nPORT=2\nSMTP_URL=smtp://x\nMETRICS_TOKEN='a#b' # quoted\n");
  const environment = { PORT: '1', SMTP_URL: '' };
  loadEnvironmentFile(path, environment);
  expect(environment).toEqual({ PORT: '1', SMTP_URL: '', METRICS_TOKEN: 'a#b' });
});

it('says why a file cannot be read', () => {
  expect(() => loadEnvironmentFile(folder)).toThrow(SettingsError);
  expect(() => loadEnvironmentFile(folder)).toThrow(/cannot be read \(Error: EISDIR/);
});
