/** The site builder Lovable (formerly GPT Engineer) injects these scripts, elements and keys. */
export const builderTraces = {
  scriptSources: ['cdn.gpteng.co', 'lovable', 'gptengineer'],
  selectors: ['#lovable-badge', '[data-lov-id]'],
  storageKeyPrefixes: ['lovable', 'gpteng'],
} as const;

export function removeBuilderTraces(
  document: Document,
  storages: readonly (Storage | undefined)[],
) {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    const source = script.getAttribute('src') ?? '';
    if (builderTraces.scriptSources.some((name) => source.includes(name))) script.remove();
  }
  for (const element of document.querySelectorAll(builderTraces.selectors.join())) element.remove();
  for (const storage of storages) if (storage) removeKeys(storage);
}

function removeKeys(storage: Storage) {
  for (const key of Object.keys(storage)) {
    const name = key.toLowerCase();
    if (builderTraces.storageKeyPrefixes.some((prefix) => name.startsWith(prefix))) {
      storage.removeItem(key);
    }
  }
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
