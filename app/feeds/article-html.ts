import { escapeMarkup } from '#app/feeds/xml.ts';
import type { Block, Body, Inline } from '#library/markdown/tree.ts';
import { citedWorks } from '#library/review/references.ts';
import { articleWords } from '#library/words.ts';

/**
 * An article as plain HTML for feed readers: all of its words, none of our looks. Readers show it
 * outside the site, so `page`, the address of the article, makes every link whole.
 */
export function articleHtml({ blocks, citations }: Omit<Body, 'text'>, page: string): string {
  const html = blocks.map((block) => blockHtml(block, page)).join('\n');
  return citations.length === 0 ? html : `${html}\n${referencesHtml(citations)}`;
}

function blockHtml(block: Block, page: string): string {
  const inline = (children: Inline[]) => inlineHtml(children, page);
  const blocks = (children: Block[]) => children.map((child) => blockHtml(child, page)).join('');
  const list = (items: Inline[][]) =>
    wrap(
      'ul',
      items.map((item) => wrap('li', inline(item))),
    );
  const heading = (text: string) => wrap('h3', escapeMarkup(text));

  switch (block.type) {
    case 'heading':
      return wrap(`h${block.level}`, inline(block.children));
    case 'paragraph':
      return wrap('p', inline(block.children));
    case 'list':
      return wrap(
        block.ordered ? 'ol' : 'ul',
        block.items.map(({ children }) => wrap('li', blocks(children))),
      );
    case 'quote':
      return wrap('blockquote', wrap('p', inline(block.children)) + byline(block.by));
    case 'table':
    case 'comparison':
      return tableHtml(
        block.head.map(inline),
        block.rows.map((row) => row.map(inline)),
        block.type === 'table' ? block.caption : undefined,
      );
    case 'ranges':
      return (
        tableHtml(
          [escapeMarkup(block.label), escapeMarkup(block.unit)],
          block.rows.map(({ name, from, to }) => [escapeMarkup(name), `${from}–${to}`]),
          block.title,
        ) + (block.caption ? wrap('p', inline(block.caption)) : '')
      );
    case 'timeline':
      return (
        (block.title === undefined ? '' : heading(block.title)) +
        wrap(
          'ol',
          block.steps.map(({ when, children }) =>
            wrap('li', `${wrap('strong', escapeMarkup(when))}: ${inline(children)}`),
          ),
        )
      );
    case 'testimonial':
      return wrap(
        'blockquote',
        wrap('p', inline(block.children)) + byline(spokenBy(block)) + testimonialFacts(block),
      );
    case 'drawing':
      return '';
    // A title and what stands below it, whatever the marker is called.
    default:
      return heading(block.title) + ('items' in block ? list(block.items) : blocks(block.children));
  }
}

function inlineHtml(children: Inline[], page: string): string {
  return children.map((child) => partHtml(child, page)).join('');
}

function partHtml(part: Inline, page: string): string {
  switch (part.type) {
    case 'text':
    case 'term':
      return escapeMarkup(part.value);
    case 'strong':
      return wrap('strong', inlineHtml(part.children, page));
    case 'emphasis':
      return wrap('em', inlineHtml(part.children, page));
    case 'break':
      return '<br/>';
    case 'link': {
      const href = new URL(part.href, page).href;
      return `<a href="${escapeMarkup(href)}">${inlineHtml(part.children, page)}</a>`;
    }
    case 'citation':
      return wrap('sup', `[${part.number}]`);
  }
}

function tableHtml(head: string[], rows: string[][], caption?: string): string {
  const row = (cell: string, cells: string[]) =>
    wrap(
      'tr',
      cells.map((text) => wrap(cell, text)),
    );
  return wrap('table', [
    caption === undefined ? '' : wrap('caption', escapeMarkup(caption)),
    wrap('thead', row('th', head)),
    wrap(
      'tbody',
      rows.map((cells) => row('td', cells)),
    ),
  ]);
}

function referencesHtml(ids: string[]): string {
  const items = citedWorks(ids).map(({ authors, source, place, year, href }) => {
    const text = [authors, source, place, year].filter(Boolean).join('. ');
    return wrap('li', `<a href="${escapeMarkup(href)}">${escapeMarkup(text)}</a>`);
  });
  return wrap('h2', escapeMarkup(articleWords.references.title)) + wrap('ol', items);
}

function testimonialFacts(block: Extract<Block, { type: 'testimonial' }>): string {
  const names = articleWords.testimonial;
  return wrap(
    'ul',
    (['condition', 'treatment', 'result'] as const)
      .filter((fact) => block[fact] !== undefined)
      .map((fact) => wrap('li', escapeMarkup(`${names[fact]}: ${block[fact]}`))),
  );
}

/** A sample leaves the site as one. */
const spokenBy = ({ patient, isSample }: Extract<Block, { type: 'testimonial' }>) =>
  isSample ? `${patient}. ${articleWords.testimonial.sample}.` : patient;

const byline = (name: string | undefined) => (name ? wrap('p', escapeMarkup(name)) : '');

function wrap(tag: string, content: string | string[]): string {
  return `<${tag}>${typeof content === 'string' ? content : content.join('')}</${tag}>`;
}
