import { createElement } from 'react';
import type { Svg, SvgPart } from '#library/brand/svg.ts';

interface Drawing {
  svg: Svg;
  className: string;
  /** What it shows, where the words beside it do not say it. */
  label?: string;
}

/** A drawing out of brand/, as a part of the page. */
export function InlineSvg({ svg, className, label }: Drawing) {
  return (
    <svg
      className={className}
      viewBox={svg.viewBox}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : 'true'}
    >
      <SvgParts parts={svg.parts} />
    </svg>
  );
}

/** The same inside of another drawing: its left upper corner, and how wide it is there. */
export function PlacedSvg({ svg, x, y, width }: { svg: Svg; x: number; y: number; width: number }) {
  const scale = Number((width / svg.width).toFixed(4));
  const back = svg.left || svg.top ? ` translate(${-svg.left} ${-svg.top})` : '';
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})${back}`}>
      <SvgParts parts={svg.parts} />
    </g>
  );
}

export function SvgParts({ parts }: { parts: readonly SvgPart[] }) {
  return parts.map(({ shape, attributes, parts: inside }, index) =>
    createElement(
      shape,
      { key: `${index} ${shape}`, ...namedForReact(attributes) },
      inside.length > 0 ? <SvgParts parts={inside} /> : undefined,
    ),
  );
}

const namedForReact = (attributes: SvgPart['attributes']) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name === 'class' ? 'className' : name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
      value,
    ]),
  );
