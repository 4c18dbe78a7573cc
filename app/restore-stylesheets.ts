/**
 * React expects the stylesheet links that it rendered; the page carries their contents instead.
 * Each link is put back beside its styles and takes their place once it has loaded.
 */
export async function restoreStylesheets(document: Document) {
  const inlined = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')];
  await Promise.all(inlined.map((style) => restore(document, style)));
}

function restore(document: Document, style: HTMLStyleElement) {
  return new Promise<void>((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = style.dataset.href ?? '';
    const done = () => {
      style.remove();
      resolve();
    };
    link.onload = done;
    // Without its stylesheet the page keeps the styles it has and stays as it is.
    link.onerror = () => resolve();
    style.before(link);
  });
}
