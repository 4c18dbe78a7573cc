// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { removeBuilderTraces, startBuilderCleanup } from '#app/browser/builder-cleanup.ts';

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  localStorage.clear();
  sessionStorage.clear();
});

const clean = () => removeBuilderTraces(document, [localStorage, sessionStorage]);

/** happy-dom would fetch an appended script, so this adds inert HTML instead. */
function addScript(source: string) {
  document.head.innerHTML += `<script type="text/plain" src="${source}"></script>`;
}

it('removes only scripts, badges and elements of known site builders', () => {
  addScript('https://cdn.gpteng.co/gptengineer.js');
  addScript('https://lovable.dev/badge.js');
  addScript('/assets/start.js');
  document.body.innerHTML =
    '<a id="lovable-badge">Edit</a><p data-lov-id="x">Hi</p><p class="lovely">Stay</p>';
  clean();
  expect(document.head.innerHTML).toBe(
    '<script type="text/plain" src="/assets/start.js"></script>',
  );
  expect(document.body.innerHTML).toBe('<p class="lovely">Stay</p>');
});

it('removes storage keys that start with a known prefix from both storages', () => {
  for (const storage of [localStorage, sessionStorage]) {
    const names = ['lovable-session', 'GptEngineer.theme', 'my-lovable-note'];
    for (const name of names) storage.setItem(name, '1');
    clean();
    expect(Object.keys(storage)).toEqual(['my-lovable-note']);
  }
});

it('removes elements even if the browser blocks storage', () => {
  document.body.innerHTML = '<a id="lovable-badge">Edit</a>';
  removeBuilderTraces(document, [undefined, undefined]);
  expect(document.body.children).toHaveLength(0);
});

it('runs immediately, on DOMContentLoaded, on load and every second', () => {
  vi.useFakeTimers();
  const addBadge = () => {
    document.body.innerHTML = '<a id="lovable-badge">Edit</a>';
  };
  const isRemoved = () => document.body.children.length === 0;
  const runs = [
    startBuilderCleanup,
    () => document.dispatchEvent(new Event('DOMContentLoaded')),
    () => window.dispatchEvent(new Event('load')),
  ];
  for (const run of runs) {
    addBadge();
    run();
    expect(isRemoved()).toBe(true);
  }
  addBadge();
  vi.advanceTimersByTime(999);
  expect(isRemoved()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isRemoved()).toBe(true);
  vi.useRealTimers();
});
