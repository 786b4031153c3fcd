import { linePen, planInk } from '../pen/line-pen.ts';
import { path } from '../pen/path.ts';
import type { Draw, Drawing } from '../pen/pen.ts';
import type { Variant } from '../picture-spec.ts';
import { letters } from './letters.ts';

const paper = '#f4f6f9';
const grid = '#dde4ec';
const measure = '#c8102e';
const room = { left: 190, top: 120, right: 1080, bottom: 1000 };

function gridLines(step: number, width: number): string {
  const places = Array.from({ length: Math.floor(1120 / step) - 1 }, (_, index) => 40 + (index + 1) * step);
  const lines = places.map((at) => path`M${at} 40V1160M40 ${at}H1160`).join('');
  return `<path d="${lines}" stroke="${grid}" stroke-width="${width}" fill="none"/>`;
}

function arrowed(from: readonly [number, number], to: readonly [number, number], name: string): string {
  const upright = from[0] === to[0];
  const head = (x: number, y: number, sign: number) =>
    upright ? path`M${x} ${y}l-8 ${sign * 22}h16Z` : path`M${x} ${y}l${sign * 22} -8v16Z`;
  const middle: readonly [number, number] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return (
    path`<path d="M${from[0]} ${from[1]}L${to[0]} ${to[1]}" stroke="${measure}" stroke-width="2.5" fill="none"/>` +
    `<path d="${head(from[0], from[1], 1)}${head(to[0], to[1], -1)}" fill="${measure}"/>` +
    path`<circle cx="${middle[0]}" cy="${middle[1]}" r="29" fill="#ffffff" stroke="${measure}" stroke-width="2.5"/>` +
    letters(name, { x: middle[0] - 9, y: middle[1] - 14, height: 28, colour: measure, weight: 0.8 })
  );
}

// The part is laid into the middle of the sheet, with room for the measures on its left and below.
function fitted({ body, frame }: Drawing): string {
  const width = frame.right - frame.left;
  const height = frame.bottom - frame.top;
  const scale = Math.min((room.right - room.left) / width, (room.bottom - room.top) / height, 1.15);
  const left = (room.left + room.right - width * scale) / 2;
  const top = (room.top + room.bottom - height * scale) / 2;
  const right = left + width * scale;
  const bottom = top + height * scale;
  const transform = path`translate(${left - frame.left * scale} ${top - frame.top * scale}) scale(${String(Math.round(scale * 1000) / 1000)})`;
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  const axes = path`<path d="M${x} ${top - 46}V${bottom + 36}M${left - 36} ${y}H${right + 46}" stroke="${planInk}" stroke-opacity=".5" stroke-width="1.6" stroke-dasharray="34 8 6 8" fill="none"/>`;
  const helpers = path`<path d="M${left} ${y}V${bottom + 100}M${right} ${y}V${bottom + 100}M${x} ${top}H${left - 100}M${x} ${bottom}H${left - 100}" stroke="${measure}" stroke-opacity=".45" stroke-width="1.6" fill="none"/>`;
  return (
    `${helpers}<g transform="${transform}">${body}</g>${axes}` +
    arrowed([left, bottom + 76], [right, bottom + 76], 'A') +
    arrowed([left - 76, top], [left - 76, bottom], 'B')
  );
}

/** A part as a plan: ink lines, axes and the two measures that a buyer compares. */
export function schedaSheet(draw: Draw, variant: Variant): string {
  return (
    `<rect width="1200" height="1200" fill="${paper}"/>${gridLines(40, 1)}${gridLines(200, 2)}` +
    `<rect x="40" y="40" width="1120" height="1120" fill="none" stroke="${planInk}" stroke-width="3"/>` +
    fitted(draw(linePen, variant))
  );
}
