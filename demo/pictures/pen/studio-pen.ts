import { circle, sector } from './outlines.ts';
import { path } from './path.ts';
import type { Pen } from './pen.ts';
import { tint } from './tint.ts';

const coarseSectors = 48;
const fineSectors = 108;
const fineFrom = 170;
const slabStep = 7.5;
// width share, tint, shift to the upper left as a share of the width
const tubeLayers = [
  [1, -0.6, 0],
  [0.9, -0.34, 0.02],
  [0.74, -0.08, 0.06],
  [0.5, 0.16, 0.1],
  [0.26, 0.45, 0.14],
  [0.1, 0.75, 0.16],
] as const;

// Turned metal reflects two opposite fans of light.
function spinTint(degrees: number): number {
  const fan = (centre: number, power: number) =>
    Math.max(0, Math.cos(((degrees - centre) * Math.PI) / 180)) ** power;
  return -0.24 + 0.72 * fan(-42, 7) + 0.6 * fan(138, 7) + 0.2 * fan(62, 18) + 0.16 * fan(-118, 18);
}

function stroke(outline: string, colour: string, width: number, extra = ''): string {
  return path`<path d="${outline}" fill="none" stroke="${colour}" stroke-width="${width}"${extra}/>`;
}

/** Draws shaded, with light from the upper left. */
export const studioPen: Pen = {
  shape: (outline, paint) =>
    `<path d="${outline}" fill="${paint}" fill-rule="evenodd" stroke="#0e1014" stroke-opacity=".35" stroke-width="1.6"/>`,
  sheen: (outline, colour, opacity) =>
    `<path d="${outline}" fill="${colour}" fill-rule="evenodd" fill-opacity="${opacity}"/>`,
  line: (outline, colour, width) => stroke(outline, colour, width, ' stroke-linejoin="round"'),
  tube: (outline, width, colour, cap = 'round') =>
    tubeLayers
      .map(([share, amount, shift]) => {
        const move = -shift * width;
        const transform = path` transform="translate(${move} ${move})" stroke-linejoin="round" stroke-linecap="${cap}"`;
        return stroke(outline, tint(colour, amount), width * share, transform);
      })
      .join(''),
  slab: (outline, [dx, dy], face, side) => {
    const steps = Math.max(2, Math.ceil(Math.hypot(dx, dy) / slabStep));
    const layers = Array.from({ length: steps }, (_, index) => {
      const share = 1 - index / steps;
      const colour = tint(side, -0.5 * share + 0.06);
      return path`<path d="${outline}" fill="${colour}" fill-rule="evenodd" stroke="${colour}" stroke-width="3" transform="translate(${dx * share} ${dy * share})"/>`;
    });
    const rim = stroke(outline, '#ffffff', 2.4, ' stroke-opacity=".42"');
    return `${layers.join('')}<path d="${outline}" fill="${face}" fill-rule="evenodd"/>${rim}`;
  },
  spin: (cx, cy, outer, inner, colour) => {
    const sectors = outer < fineFrom ? coarseSectors : fineSectors;
    const step = 360 / sectors;
    const fans = Array.from({ length: sectors }, (_, index) => {
      const from = index * step;
      return `<path d="${sector(outer, inner, from, from + step + 0.7)}" fill="${tint(colour, spinTint(from + step / 2))}"/>`;
    });
    const grooves = [0.2, 0.36, 0.55, 0.72, 0.88].map((share) =>
      stroke(circle(0, 0, inner + (outer - inner) * share), '#ffffff', 1.2, ' stroke-opacity=".3"'),
    );
    const rims = [outer, inner].map((radius) =>
      stroke(circle(0, 0, radius), '#0e1014', 1.6, ' stroke-opacity=".45"'),
    );
    return path`<g transform="translate(${cx} ${cy})">${fans.join('')}${grooves.join('')}${rims.join('')}</g>`;
  },
  shadow: (cx, cy, rx, ry) =>
    path`<ellipse cx="${cx}" cy="${cy}" rx="${rx * 1.12}" ry="${ry * 1.3}" fill="url(#shadow)"/><ellipse cx="${cx}" cy="${cy}" rx="${rx * 0.86}" ry="${ry * 0.6}" fill="url(#shadow)"/>`,
};
