import { bottleOutline, dropperOutline, jarOutline } from '#app/illustrations/outlines.ts';
import { colors } from '#library/brand/colors.ts';
import { coloredShapes } from '#library/brand/icon.ts';
import { mark } from '#library/brand/mark.ts';

/** The tokens of the light scheme, in the form that the renderer reads. */
export const color = {
  sun: colors.light('sun'),
  light: colors.light('light'),
  ink: colors.light('ink'),
  ink2: colors.light('ink-2'),
  cobalt: colors.light('g-cobalt'),
  amber: colors.light('g-amber'),
  cast: colors.light('g-cast'),
};

/** Where the rule lies, and where its zero and the text begin. */
export const ruleAt = 538;
export const margin = 72;

/** Jar and bottle on the graduated rule, in window light: all of the picture but its words. */
export function art(width: number, height: number): string {
  return `<rect width="${width}" height="${height}" fill="${color.sun}"/>
<path fill="${color.light}" d="M850 0h126L760 ${ruleAt}H634zM1010 0H${width}v${ruleAt}H794z"/>
<clipPath id="above"><rect width="${width}" height="${ruleAt}"/></clipPath>
<g clip-path="url(#above)"><g transform="translate(652 ${ruleAt - 760 * scale}) scale(${scale})">
<g opacity=".5" style="isolation:isolate"><g transform="translate(-120 74)">
${shape(bottleOutline, color.amber)}${shape(dropperOutline, color.ink, 'opacity=".4"')}${shape(jarOutline, color.cast, multiply)}
</g></g>
<g style="isolation:isolate">${shape(bottleOutline, color.amber)}
${shape('M430 540h240v208a12 12 0 0 1-12 12H442a12 12 0 0 1-12-12z', color.amber, `opacity=".4" ${multiply}`)}
${shape(jarOutline, color.cobalt, multiply)}</g>
${shape(dropperOutline, color.ink)}
<path stroke="#fff" stroke-width="26" stroke-dasharray="2 12" stroke-opacity=".35" d="M508 227h88"/>
<path stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".8" d="M648 436v288"/>
<path fill="#fff" d="M250 602h206v130H250z"/>
${shape('M268 624h104v12H268zm0 26h150v6H268zm0 16h128v6H268zm0 40h60v6h-60z', color.ink)}
</g></g>
${rule(width)}`;
}

const { viewBox, left, top, width: markWidth, height: markHeight } = mark;

/** The mark for an `img` of this height. */
export const markOfHeight = (height: number) => ({
  width: Math.round((height * markWidth) / markHeight),
  height,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${markShapes()}</svg>`,
});

/** The mark on a square ground. `part` is how much of its side the mark fills. */
export function icon(size: number, part: number, ground?: string): string {
  const factor = (size * part) / Math.max(markWidth, markHeight);
  const center = `translate(${-left - markWidth / 2} ${-top - markHeight / 2})`;
  const place = `translate(${size / 2} ${size / 2}) scale(${factor}) ${center}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${
    ground ? `<rect width="${size}" height="${size}" fill="${ground}"/>` : ''
  }<g transform="${place}">${markShapes()}</g></svg>`;
}

const scale = 0.68;
const multiply = 'style="mix-blend-mode:multiply"';

function shape(outline: string, fill: string, attributes = ''): string {
  return `<path fill="${fill}" ${attributes} d="${outline}"/>`;
}

function markShapes(): string {
  return `<g style="isolation:isolate">${coloredShapes(mark, colors.light)}</g>`;
}

/** Ticks of 8, 14 and 22 px every 12, 60 and 120 px, counted from the left edge of the text. */
function rule(width: number): string {
  const unit = 12;
  const first = -Math.floor(margin / unit);
  const count = Math.ceil((width - margin) / unit) - first;
  const ticks = Array.from({ length: count }, (_, index) => {
    const number = first + index;
    const length = number % 10 === 0 ? 22 : number % 5 === 0 ? 14 : 8;
    return `M${margin + number * unit} ${ruleAt}v${length}`;
  });
  return `<path stroke="${color.ink}" stroke-width="2" d="M0 ${ruleAt}h${width}"/><path stroke="${color.ink}" d="${ticks.join('')}"/>`;
}
