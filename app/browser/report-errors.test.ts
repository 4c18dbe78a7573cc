// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { reportErrors } from '#app/browser/report-errors.ts';

it('reports at most three errors of our scripts, without messages', async () => {
  const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);
  vi.stubGlobal('navigator', { sendBeacon });
  reportErrors();
  const throwError = (stack: string) => {
    const error = Object.assign(new TypeError('typed text'), { stack });
    dispatchEvent(new ErrorEvent('error', { error }));
  };
  throwError('TypeError: typed text\n at chrome-extension://abc/assets.js:1:2');
  expect(sendBeacon).not.toHaveBeenCalled();
  for (let count = 0; count < 5; count += 1) {
    throwError('TypeError: typed text\n at run (https://site.example/assets/tabs-a_B-1.js:3:45)');
  }
  expect(sendBeacon).toHaveBeenCalledTimes(3);
  const [, body] = sendBeacon.mock.calls[0] ?? [];
  expect(body?.type).toBe('application/json');
  expect(JSON.parse((await body?.text()) ?? '')).toEqual({
    kind: 'error',
    name: 'TypeError',
    script: 'tabs-a_B-1.js:3:45',
    page: location.pathname,
  });
});
