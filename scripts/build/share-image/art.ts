import {
  bottleOutline,
  dropperOutline,
  jarOutline,
  markOutlines,
} from '#app/illustrations/outlines.ts';

/** The tokens of the light scheme, in the form that the renderer reads. */
export const color = {
  sun: '#fdfbf5',
  light: '#fcf3cd',
  ink: '#0d2d2b',
  ink2: '#2e494b',
  cobalt: '#0e45ab',
  amber: '#f3a640',
  cast: '#2858c8',
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

export function mark(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 34">${markShapes()}</svg>`;
}

/** The two glasses, overprinted, on a square ground. `part` is how much of the width they fill. */
export function icon(size: number, part: number, ground?: string): string {
  const factor = (size * part) / 40;
  const place = `translate(${size / 2} ${size / 2}) scale(${factor}) translate(-22 -17)`;
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
  return `<g style="isolation:isolate">${shape(markOutlines.cobalt, color.cobalt)}${shape(markOutlines.amber, color.amber, multiply)}</g>`;
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
