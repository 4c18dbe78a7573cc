import { isValidElement, type ReactElement } from 'react';
import { Inlines } from '#app/article/inline/inlines.tsx';
import { PhoneLinks } from '#app/article/inline/phone-links.tsx';
import type { Inline } from '#library/markdown/tree.ts';

export type LeadContent = string | ReactElement | readonly Inline[];

export function Lead({ children }: { children: LeadContent }) {
  return <p className="lead">{renderContent(children)}</p>;
}

function renderContent(content: LeadContent) {
  if (typeof content === 'string') return <PhoneLinks text={content} />;
  return isValidElement(content) ? content : <Inlines nodes={content} />;
}
