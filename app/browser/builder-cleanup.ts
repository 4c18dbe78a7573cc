/** The script tags, elements and storage keys that site builders leave behind. */
export const signatures = {
  scriptSources: ['cdn.gpteng.co', 'lovable', 'gptengineer'],
  selectors: ['#lovable-badge', '[data-lov-id]'],
  storageKeyPrefixes: ['lovable', 'gptengineer', 'gpteng'],
} as const;

export function removeBuilderTraces(
  document: Document,
  storages: readonly (Storage | undefined)[],
) {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    const source = script.getAttribute('src') ?? '';
    if (signatures.scriptSources.some((trace) => source.includes(trace))) script.remove();
  }
  for (const element of document.querySelectorAll(signatures.selectors.join())) element.remove();
  for (const storage of storages) if (storage) removeKeys(storage);
}

function removeKeys(storage: Storage) {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) {
    const name = key?.toLowerCase() ?? '';
    if (key && signatures.storageKeyPrefixes.some((prefix) => name.startsWith(prefix))) {
      storage.removeItem(key);
    }
  }
}

/** A browser that blocks storage throws when the property is read. */
function storage(name: 'localStorage' | 'sessionStorage') {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}

export function startBuilderCleanup(intervalMs = 1000) {
  const clean = () =>
    removeBuilderTraces(document, [storage('localStorage'), storage('sessionStorage')]);
  clean();
  document.addEventListener('DOMContentLoaded', clean);
  window.addEventListener('load', clean);
  setInterval(clean, intervalMs);
}
