// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { removeBuilderTraces, startBuilderCleanup } from '#app/browser/builder-cleanup.ts';

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  localStorage.clear();
  sessionStorage.clear();
});

const clean = () => removeBuilderTraces(document, [localStorage, sessionStorage]);

/** A script tag that is never fetched: happy-dom loads what is appended as an element. */
function addScript(source: string) {
  document.head.innerHTML += `<script type="text/plain" src="${source}"></script>`;
}

test('removes the script tags of known builders', () => {
  addScript('https://cdn.gpteng.co/gptengineer.js');
  addScript('https://lovable.dev/badge.js');
  clean();
  expect(document.querySelectorAll('script')).toHaveLength(0);
});

test('removes badges and marked elements', () => {
  document.body.innerHTML = '<a id="lovable-badge">Edit</a><p data-lov-id="x">Hi</p><p>Stay</p>';
  clean();
  expect(document.body.textContent).toBe('Stay');
});

test('removes storage keys that begin with a known name, in both storages', () => {
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem('lovable-session', '1');
    storage.setItem('GptEngineer.theme', '1');
    storage.setItem('my-lovable-note', '1');
  }
  clean();
  for (const storage of [localStorage, sessionStorage]) {
    expect(Object.keys(storage)).toEqual(['my-lovable-note']);
  }
});

test('touches nothing that matches no signature', () => {
  addScript('/assets/start.js');
  document.body.innerHTML = '<main id="main"><p class="lovely">Text</p></main>';
  const before = document.documentElement.outerHTML;
  clean();
  expect(document.documentElement.outerHTML).toBe(before);
});

test('does without a storage that the browser blocks', () => {
  document.body.innerHTML = '<a id="lovable-badge">Edit</a>';
  removeBuilderTraces(document, [undefined, undefined]);
  expect(document.body.children).toHaveLength(0);
});

test('runs at once, when the document is ready, at load, and every second', () => {
  vi.useFakeTimers();
  const plant = () => {
    document.body.innerHTML = '<a id="lovable-badge">Edit</a>';
  };
  const gone = () => document.body.children.length === 0;
  plant();
  startBuilderCleanup();
  expect(gone()).toBe(true);
  plant();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(gone()).toBe(true);
  plant();
  window.dispatchEvent(new Event('load'));
  expect(gone()).toBe(true);
  plant();
  vi.advanceTimersByTime(999);
  expect(gone()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(gone()).toBe(true);
  vi.useRealTimers();
});
