// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { Layout } from '#app/root.tsx';
import { site, telHref } from '#library/facts.ts';
import { getPeriod } from '#library/notice.ts';
import { notice, shell } from '#library/words.ts';

vi.mock('#library/content/load.ts', async (importOriginal) => {
  const load = await importOriginal<typeof import('#library/content/load.ts')>();
  const files = load.loadContent();
  const notice = {
    text: 'No deliveries. Call {phone}.',
    from: 'March 1, 2027, 6 AM',
    until: 'March 3, 2027, 6 PM',
  };
  const data = { ...files.data, 'notice.yaml': notice };
  return { ...load, loadContent: () => ({ ...files, data }) };
});

if (!notice) throw new Error('The mocked content has no notice.');
const { from, until } = getPeriod(notice, site.timeZone);

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

function render(now: number) {
  vi.useFakeTimers({ now });
  const Stub = createRoutesStub([{ path: '/', Component: () => <Layout>Page</Layout> }]);
  return renderToStaticMarkup(<Stub />);
}

const findNotice = () => document.querySelector<HTMLElement>('#notice');

/** Loads the notice in the browser, where the inline script runs after it. */
async function open(html: string) {
  document.body.innerHTML = /<aside id="notice".*?<\/aside>/s.exec(html)?.[0] ?? '';
  vi.resetModules();
  await import('#app/browser/notice.ts');
}

it('is in every page until it ends, hidden before it starts', () => {
  expect(render(from - 1)).toMatch(/<aside id="notice"[^>]* hidden=""/);
  expect(render(from)).toMatch(/<aside id="notice"(?![^>]*hidden)[^>]*>/);
  expect(render(from)).toContain(`<a href="${telHref(site.phone)}">${site.phone}</a>.`);
  expect(render(from)).toContain(`>${shell.notice.information}</strong>: No deliveries.`);
  expect(render(until)).not.toContain('notice');
});

it('appears and disappears on time in a page that stays open', async () => {
  await open(render(from - 5000));
  expect(findNotice()?.hidden).toBe(true);
  vi.advanceTimersByTime(6000);
  expect(findNotice()?.hidden).toBe(false);
  vi.setSystemTime(until);
  vi.advanceTimersByTime(1000);
  expect(findNotice()?.hidden).toBe(true);
});

it('stays dismissed for the visit', async () => {
  const html = render(from);
  await open(html);
  findNotice()?.querySelector('button')?.click();
  expect(findNotice()).toBeNull();
  await open(html);
  expect(findNotice()?.hidden).toBe(true);
});
