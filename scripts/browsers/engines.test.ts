import { expect, it } from 'vitest';
import { type Engine, enginePath, whatIsMissing } from './engines.ts';

const engine: Engine = {
  name: 'Lynx',
  variable: 'LYNX_PATH',
  places: ['/no/such/lynx'],
  debianPackages: ['lynx'],
};

it('says what was not tested where a browser is missing, and how to get it', () => {
  expect(whatIsMissing(engine, {})).toBe(
    'nothing was tested in Lynx, which is not installed. Install lynx, or set LYNX_PATH.',
  );
});

it('fails where every check must run', () => {
  expect(() => whatIsMissing(engine, { CI: 'true' })).toThrow('nothing was tested in Lynx');
});

it('takes the browser that is chosen, and refuses one that is not there', () => {
  expect(enginePath(engine, { LYNX_PATH: process.execPath })).toBe(process.execPath);
  expect(whatIsMissing(engine, { CI: 'true', LYNX_PATH: process.execPath })).toBeUndefined();
  expect(() => enginePath(engine, { LYNX_PATH: '/nowhere' })).toThrow(
    'LYNX_PATH is /nowhere, but there is no such file.',
  );
});
