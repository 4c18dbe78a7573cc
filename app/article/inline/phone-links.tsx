import { Fragment } from 'react';
import { site, telHref } from '#library/facts.ts';

const phonePattern =
  /((?:\(\d{3}\) |\b(?:1-)?\d{3}-)\d{3}-\d{4}\b|(?<=\b(?:call|text|dial|and|or) )(?:911|988)\b)/i;

/** The Copy button on the contact page. */
const copyFaxPath = '/contact#fax';

/** Set `noLinks` in buttons. Phone numbers still stay on one line. */
export function PhoneLinks({ text, noLinks }: { text: string; noLinks?: boolean }) {
  // Splitting on a capturing group puts the phone numbers at the odd indexes.
  return text.split(phonePattern).map((segment, index, segments) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: segments can repeat, but they never move.
    if (index % 2 === 0) return <Fragment key={index}>{segment}</Fragment>;
    const isOurFax = segment === site.fax;
    const isFax = isOurFax || /\bfax\b[^.]*$/i.test(segments[index - 1] ?? '');
    // On its own, such as next to a Copy button, a fax number is plain text.
    if (noLinks || (isFax && (!isOurFax || text === segment))) {
      return (
        <span key={index} className="nowrap">
          {segment}
        </span>
      );
    }
    return (
      <a
        key={index}
        className={isOurFax ? 'nowrap' : undefined}
        href={isOurFax ? copyFaxPath : getPhoneHref(segment)}
      >
        {segment}
      </a>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: see above.
  });
}

function getPhoneHref(number: string) {
  return number.length === 3 ? `tel:${number}` : telHref(number.replace(/^1-/, ''));
}
