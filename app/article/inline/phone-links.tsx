import { Fragment } from 'react';
import { site, telHref } from '#library/facts.ts';

const phoneNumber =
  /((?:\(\d{3}\) |\b(?:1-)?\d{3}-)\d{3}-\d{4}\b|(?<=\b(?:call|text|dial|and|or) )(?:911|988)\b)/i;

/** Turns the phone numbers in a text into links. Fax numbers stay text. */
export function PhoneLinks({ text }: { text: string }) {
  // Splitting by a capturing group puts a number at every odd index.
  return text.split(phoneNumber).map((part, index, parts) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: parts may repeat, and never move.
    if (index % 2 === 0) return <Fragment key={index}>{part}</Fragment>;
    const isFax = part === site.fax || /\bfax\b[^.]*$/i.test(parts[index - 1] ?? '');
    return isFax ? (
      <span key={index} className="nowrap">
        {part}
      </span>
    ) : (
      <a key={index} href={phoneHref(part)}>
        {part}
      </a>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: see above.
  });
}

function phoneHref(number: string) {
  return number.length === 3 ? `tel:${number}` : telHref(number.replace(/^1-/, ''));
}
