import { site, telHref } from '#library/facts.ts';
import { replaceText } from '#server/site/replace-text.ts';

const phoneNumber =
  /(?:\(\d{3}\) |\b(?:1-)?\d{3}-)\d{3}-\d{4}\b|(?<=\b(?:call|text|dial|and|or) )(?:911|988)\b/gi;

/** Makes every phone number in running text a link, so a phone can call it. Fax numbers stay text. */
export function linkPhoneNumbers(html: string): string {
  return replaceText(html, (text, open) => {
    if (open.some((name) => noLinkInside.test(name))) return text;
    return text.replace(phoneNumber, (number: string, index: number) => {
      const isFax = number === site.fax || /\bfax\b[^.]*$/i.test(text.slice(0, index));
      return isFax ? number : `<a href="${hrefOf(number)}">${number}</a>`;
    });
  });
}

/** Elements that can't contain a link, and headings, which name a topic. */
const noLinkInside = /^(?:a|button|label|summary|code|h[1-6])$/;

function hrefOf(number: string) {
  return number.length === 3 ? `tel:${number}` : telHref(number.replace(/^1-/, ''));
}
