import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadEnvironmentFile, SettingsError } from '#server/environment-file.ts';
import { createTemporaryFolder } from '../scripts/testing/temporary-folder.ts';

it('loads .env without overwriting variables that are set, even to an empty value', () => {
  const text = "# A note\nPORT=2\nSMTP_URL=smtp://x\nMETRICS_TOKEN='a#b' # quoted\n";
  const environment = { PORT: '1', SMTP_URL: '' };
  loadEnvironmentFile(join(createTemporaryFolder({ '.env': text }), '.env'), environment);
  expect(environment).toEqual({ PORT: '1', SMTP_URL: '', METRICS_TOKEN: 'a#b' });
});

it('reports why .env cannot be read', () => {
  const folder = createTemporaryFolder();
  expect(() => loadEnvironmentFile(folder)).toThrow(SettingsError);
  expect(() => loadEnvironmentFile(folder)).toThrow(/cannot be read \(Error: EISDIR/);
});
