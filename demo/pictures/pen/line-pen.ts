import { ring } from './outlines.ts';
import { path } from './path.ts';
import type { Pen } from './pen.ts';

/** Ink of plans. */
export const planInk = '#1f4166';
const paper = '#ffffff';
const slabStep = 8;
const bold = 3.6;
const thin = 2.2;

function drawn(outline: string, fill: string, width: number, extra = ''): string {
  return `<path d="${outline}" fill="${fill}" fill-rule="evenodd" stroke="${planInk}" stroke-width="${width}" stroke-linejoin="round" vector-effect="non-scaling-stroke"${extra}/>`;
}

/** Draws the same parts as a plan: ink lines on white, hidden edges covered by what lies before them. */
export const linePen: Pen = {
  shape: (outline) => drawn(outline, paper, 3),
  sheen: () => '',
  line: (outline) => drawn(outline, 'none', thin),
  tube: (outline, width, _colour, cap = 'round') => {
    const stroke = (colour: string, breadth: number) =>
      path`<path d="${outline}" fill="none" stroke="${colour}" stroke-width="${breadth}" stroke-linejoin="round" stroke-linecap="${cap}"/>`;
    return stroke(planInk, width) + stroke(paper, Math.max(0.5, width - 2 * bold));
  },
  slab: (outline, [dx, dy]) => {
    const steps = Math.max(2, Math.ceil(Math.hypot(dx, dy) / slabStep));
    // A wide ink line behind white copies leaves just the silhouette of the whole thickness.
    const layer = (look: string) =>
      Array.from({ length: steps }, (_, index) => {
        const share = 1 - index / steps;
        return path`<path d="${outline}" fill-rule="evenodd" ${look} transform="translate(${dx * share} ${dy * share})"/>`;
      }).join('');
    const ink = layer(`fill="${planInk}" stroke="${planInk}" stroke-width="${2 * bold}"`);
    return ink + layer(`fill="${paper}"`) + drawn(outline, paper, bold);
  },
  spin: (cx, cy, outer, inner) => drawn(ring(cx, cy, outer, inner), paper, 3),
  shadow: () => '',
};
