import { type Element, type Node, Window } from 'happy-dom';

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

/** Parts of a line: the words go on after them. */
const inline = new Set(
  'A ABBR B BUTTON CITE DFN EM I MARK SMALL SPAN STRONG SUB SUP TIME WBR X-ISLAND X-SLOT'.split(
    ' ',
  ),
);

const parser = new new Window().DOMParser();
const code = /<(style|script)\b[\s\S]*?<\/\1>/g;

/** Reads a page as it was built; nothing where search engines are told to pass it over. */
export function readPage(html: string, name?: string): ReadPage | undefined {
  // The parser gives up on some style sheets, and on all that follows them.
  const document = parser.parseFromString(html.replace(code, ''), 'text/html');
  const main = document.querySelector('main');
  const isHidden = document.querySelector('meta[name=robots]')?.getAttribute('content');
  if (!main || isHidden === 'noindex') return undefined;
  const h1 = main.querySelector('h1');
  const title = name ?? textOf(h1);
  const description = document.querySelector('meta[name=description]')?.getAttribute('content');
  const top: PagePlace = { id: '', heading: title, pieces: [] };
  const places = [top];
  let line = '';
  const end = () => {
    const piece = oneLine(line);
    if (piece !== '') places.at(-1)?.pieces.push(piece);
    line = '';
  };
  const isTitle = textOf(h1).toLowerCase() === title.toLowerCase();
  let isAboveTitle = h1 !== null;
  const read = (node: Node) => {
    if (node.nodeType === node.TEXT_NODE) line += node.textContent;
    if (!isElement(node) || node.matches(passedOver)) return;
    if (node === h1) isAboveTitle = false;
    // Links above the title lead back.
    if (node === h1 ? isTitle : isAboveTitle && node.tagName === 'A') return;
    const id = placeOf(node);
    if (id !== undefined) {
      end();
      places.push({ id, heading: textOf(node), pieces: [] });
      return;
    }
    const apart = !inline.has(node.tagName) || isGlued(node, line);
    if (apart) end();
    for (const child of node.childNodes) read(child);
    if (apart) end();
  };
  read(main);
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

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

const oneLine = (text: string) => text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();

const textOf = (element: Element | null) => oneLine(element?.textContent ?? '');
