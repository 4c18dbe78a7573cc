/**
 * React expects the stylesheet links that it rendered; the page carries their contents instead.
 * Each link is put back beside its styles, disabled: loading it would lay the page out once more.
 */
export function restoreStylesheets(document: Document) {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    for (const href of style.dataset.href?.split(' ') ?? []) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.disabled = true;
      link.href = href;
      style.before(link);
    }
  }
}
