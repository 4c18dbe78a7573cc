import type { ComponentProps } from 'react';
import { slug } from '#library/slug.ts';

type HeadingProps = ComponentProps<'h2'> & { children: string };

/** Headings with an id made from their words, so search results and links can lead to them. */
export const H2 = (props: HeadingProps) => <h2 id={slug(props.children)} {...props} />;
export const H3 = (props: HeadingProps) => <h3 id={slug(props.children)} {...props} />;
