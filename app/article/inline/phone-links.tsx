import { Fragment } from 'react';
import { site, telHref } from '#library/facts.ts';

const phoneNumber =
  /((?:\(\d{3}\) |\b(?:1-)?\d{3}-)\d{3}-\d{4}\b|(?<=\b(?:call|text|dial|and|or) )(?:911|988)\b)/i;

/** A text whose phone numbers are links, so a phone can call them. Fax numbers stay text. */
export function PhoneLinks({ text }: { text: string }) {
  // Splitting by a group puts a number at every second place.
  return text.split(phoneNumber).map((part, place, parts) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the same words may be in a text twice, and never move.
    if (place % 2 === 0) return <Fragment key={place}>{part}</Fragment>;
    const isFax = part === site.fax || /\bfax\b[^.]*$/i.test(parts[place - 1] ?? '');
    return isFax ? (
      <span key={place} className="nowrap">
        {part}
      </span>
    ) : (
      <a key={place} href={hrefOf(part)}>
        {part}
      </a>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: see above.
  });
}

function hrefOf(number: string) {
  return number.length === 3 ? `tel:${number}` : telHref(number.replace(/^1-/, ''));
}
