/**
 * Runs on the pages in the preview. It's sent to them as text, so it can't use imports. It tells the
 * editor the current path and scrolls to the text that the editor names.
 */
export function connectToEditor(): void {
  // The lower parts of a page get their true height in the first half second.
  const layoutMs = 600;
  const normalize = (text: string | null) =>
    (text ?? '').toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

  function findElement(text: string): Element | undefined {
    const elements = Array.from(
      document.querySelectorAll('main *, header *, footer *'),
      (element) => ({ element, text: normalize(element.textContent) }),
    );
    const exactMatches = elements.filter((entry) => entry.text === text);
    // Short numbers appear in many places.
    const isLong = text.length > 3;
    // Explanations of terms can interrupt the text, so the beginning is enough.
    const partialMatches = [text, text.slice(0, 40), text.slice(0, 20)].map((part) =>
      elements.filter((entry) => isLong && entry.text.includes(part)),
    );
    const matches = [exactMatches, ...partialMatches].find((list) => list.length > 0) ?? [];
    const innermost = matches
      .map(({ element }) => element)
      .filter((element, index, list) => !element.contains(list[index + 1] ?? null));
    const isInOpenPart = (element: Element) =>
      element.closest('details:not([open])') !== null || element.checkVisibility();
    return innermost.find(isInOpenPart);
  }

  function show(text: string): void {
    const element = text.length > 1 ? findElement(text) : undefined;
    const details = element?.closest('details');
    if (details) details.open = true;
    element?.scrollIntoView({ block: 'center' });
    element?.animate({ outline: ['3px solid #d98c00', '3px solid transparent'] }, 3000);
  }

  if (parent === window) return;
  addEventListener('message', ({ source, data }) => {
    if (source === parent) show(normalize(String(data)));
  });
  addEventListener('load', () =>
    setTimeout(() => parent.postMessage(location.pathname, '*'), layoutMs),
  );
}
