/** The site builder Lovable (formerly GPT Engineer) injects these scripts, elements and keys. */
const scriptSource = /cdn\.gpteng\.co|lovable|gptengineer/;
const elements = '#lovable-badge, [data-lov-id]';
const storageKey = /^(lovable|gpteng)/i;

export function removeBuilderTraces(
  document: Document,
  storages: readonly (Storage | undefined)[],
) {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (scriptSource.test(script.getAttribute('src') ?? '')) script.remove();
  }
  for (const element of document.querySelectorAll(elements)) element.remove();
  for (const storage of storages) if (storage) removeKeys(storage);
}

function removeKeys(storage: Storage) {
  for (const key of Object.keys(storage)) if (storageKey.test(key)) storage.removeItem(key);
}

/** Reading the property throws in a browser that blocks storage. */
function getStorage(name: 'localStorage' | 'sessionStorage') {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}

export function startBuilderCleanup(intervalMs = 1000) {
  const clean = () =>
    removeBuilderTraces(document, [getStorage('localStorage'), getStorage('sessionStorage')]);
  clean();
  document.addEventListener('DOMContentLoaded', clean);
  addEventListener('load', clean);
  setInterval(clean, intervalMs);
}
