import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadEnvironmentFile } from '#server/environment-file.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'environment-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function load(text: string, environment: NodeJS.ProcessEnv = {}) {
  const path = join(folder, '.env');
  writeFileSync(path, text);
  loadEnvironmentFile(path, environment);
  return environment;
}

describe('an .env file', () => {
  it('is read, with notes, quotes and empty lines', () => {
    const text = [
      '# Where the server listens',
      '',
      'PORT=8080 # a note',
      'export HOST = 0.0.0.0',
      'SMTP_URL=',
      'LOG_LEVEL= # later',
      'MAIL_FROM=The "Website" <website@pharmacy.example>',
      "METRICS_TOKEN='a#b'  # quoted",
      'NOTE="two',
      'lines"',
    ];
    expect(load(text.join('\n'))).toEqual({
      PORT: '8080',
      HOST: '0.0.0.0',
      SMTP_URL: '',
      LOG_LEVEL: '',
      MAIL_FROM: 'The "Website" <website@pharmacy.example>',
      METRICS_TOKEN: 'a#b',
      NOTE: 'two\nlines',
    });
  });

  it('is read as an editor on Windows leaves it', () => {
    expect(load('\uFEFFPORT=8080\r\nHOST=::1\r\n')).toEqual({ PORT: '8080', HOST: '::1' });
  });

  it('changes nothing that is set already, to nothing included', () => {
    const environment = { PORT: '1', SMTP_URL: '' };
    expect(load('PORT=2\nSMTP_URL=smtp://x\nHOST=::1', environment)).toEqual({
      PORT: '1',
      SMTP_URL: '',
      HOST: '::1',
    });
  });

  it('need not be there', () => {
    const environment = {};
    loadEnvironmentFile(join(folder, 'none'), environment);
    expect(environment).toEqual({});
  });

  it.each([
    ['no equals sign', 'PORT 8080'],
    ['a name that is none', 'MAIL-TO=swordfish'],
    ['a # in a value, where Node would cut it', 'METRICS_TOKEN=swordfish#2'],
    ['a quote that is not closed', 'METRICS_TOKEN="swordfish'],
    ['something after a quote', 'MAIL_FROM="Website" <swordfish@pharmacy.example>'],
  ])('is refused with the number of the line, not with the line, for %s', (_what, line) => {
    expect(() => load(`HOST=::1\n\n${line}\n# note\n`)).toThrow(
      /\.env is not understood in line 3\. /,
    );
    expect(() => load(`HOST=::1\n\n${line}\n# note\n`)).not.toThrow('swordfish');
  });

  it('is refused with all lines at once', () => {
    expect(() => load('a\nPORT=1\nb')).toThrow('in lines 1, 3.');
  });

  it('is refused with a reason when it cannot be read', () => {
    expect(() => loadEnvironmentFile(folder)).toThrow(/cannot be read \(EISDIR/);
  });
});
