import type { Element } from 'happy-dom';
import { isElement, oneLine, parseHtml, readLines } from './page-lines.ts';

/** What a search can lead to on a page: its top, and each of its headings. */
export interface PagePlace {
  id: string;
  heading: string;
  /** Its text, a piece for each paragraph, item or cell. */
  pieces: string[];
}

export interface ReadPage {
  title: string;
  places: PagePlace[];
}

/**
 * What nobody looks for: ways to elsewhere, works by others, fields of forms, what they write and sheets
 * to fill in (data-nosnippet, which other search engines know too), and what is read out only.
 */
const passedOver =
  'nav, .acts, h2 + a, label, fieldset, datalist, [data-nosnippet], button:not([popovertarget^=term_]), svg, [aria-hidden=true], script, style, template, iframe, [role=note], [role=status], [aria-labelledby=references], [aria-labelledby=related]';

/** Reads a page as it was built; nothing where search engines are told to pass it over. */
export function readPage(html: string, name?: string): ReadPage | undefined {
  const document = parseHtml(html);
  const main = document.querySelector('main');
  const isHidden = document.querySelector('meta[name=robots]')?.getAttribute('content');
  if (!main || isHidden === 'noindex') return undefined;
  const h1 = main.querySelector('h1');
  const title = name ?? textOf(h1);
  const description = document.querySelector('meta[name=description]')?.getAttribute('content');
  const top: PagePlace = { id: '', heading: title, pieces: [] };
  const places = [top];
  const isTitle = textOf(h1).toLowerCase() === title.toLowerCase();
  let isAboveTitle = h1 !== null;
  readLines(main, {
    skip: passedOver,
    startsLine: isGlued,
    onLine: (line) => places.at(-1)?.pieces.push(line),
    onElement(element) {
      if (element === h1) {
        isAboveTitle = false;
        return isTitle;
      }
      // Links above the title lead back.
      if (isAboveTitle && element.tagName === 'A') return true;
      const id = placeOf(element);
      if (id === undefined) return false;
      places.push({ id, heading: textOf(element), pieces: [] });
      return true;
    },
  });
  if (description && !top.pieces.includes(description)) top.pieces.push(description);
  return { title, places: places.filter(({ pieces }) => pieces.length > 0) };
}

/** Starts a line of its own, by its style alone: nothing separates it from what precedes it. */
function isGlued(element: Element, line: string): boolean {
  if (/^(?:SU[BP]|WBR)$/.test(element.tagName)) return false;
  const before = element.previousSibling;
  const isAfterElement = before !== null && isElement(before) && !before.matches(passedOver);
  return isAfterElement || /[.!?]$/.test(line);
}

/** Where a heading, a question or a term leads; nothing where an element is none of these. */
function placeOf(element: Element): string | undefined {
  const { tagName } = element;
  if (tagName === 'SUMMARY') return element.nextElementSibling?.id || undefined;
  if (tagName === 'DT') return element.parentElement?.id || undefined;
  if (!/^H[2-4]$/.test(tagName) || element.querySelector('a')) return undefined;
  const id = element.id || element.closest('[id]:not(main)')?.id;
  // Those that React counts are others in the next build.
  return id && !id.startsWith('_') ? id : undefined;
}

const textOf = (element: Element | null) => oneLine(element?.textContent ?? '');
