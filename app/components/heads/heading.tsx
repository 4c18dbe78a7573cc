import type { ComponentProps } from 'react';
import { slug } from '#library/slug.ts';

type HeadingProps = ComponentProps<'h2'> & { children: string };

/** Search results and other pages link to these headings by the slug of their text. */
export const H2 = (props: HeadingProps) => <h2 id={slug(props.children)} {...props} />;
export const H3 = (props: HeadingProps) => <h3 id={slug(props.children)} {...props} />;
