import { tint } from './tint.ts';

type Stop = readonly [offset: number, tint: number];
type Finish = { readonly open: string; readonly close: string; readonly stops: readonly Stop[] };

const satinStops: readonly Stop[] = [
  [0, -0.42],
  [0.1, -0.14],
  [0.27, 0.34],
  [0.4, 0.08],
  [0.7, -0.24],
  [0.92, -0.52],
  [1, -0.36],
];
const metalStops: readonly Stop[] = [
  [0, -0.5],
  [0.09, -0.12],
  [0.2, 0.62],
  [0.3, 0.78],
  [0.42, 0.12],
  [0.6, -0.26],
  [0.78, -0.55],
  [0.9, -0.16],
  [1, -0.46],
];
const across = { open: 'linearGradient x1="0" y1="0" x2="1" y2="0"', close: 'linearGradient' };
const down = { open: 'linearGradient x1="0" y1="0" x2="0" y2="1"', close: 'linearGradient' };

// The id of a gradient says how to make it, so drawings stay strings without a list of what they used.
const finishes: Readonly<Record<string, Finish>> = {
  barrel: { ...across, stops: satinStops },
  row: { ...down, stops: satinStops },
  chrome: { ...across, stops: metalStops },
  axle: { ...down, stops: metalStops },
  plate: {
    open: 'linearGradient x1="0" y1="0" x2="1" y2="1"',
    close: 'linearGradient',
    stops: [
      [0, 0.34],
      [0.3, 0.1],
      [0.6, -0.04],
      [1, -0.3],
    ],
  },
  hollow: {
    open: 'linearGradient x1="0" y1="0" x2="1" y2="1"',
    close: 'linearGradient',
    stops: [
      [0, -0.62],
      [0.5, -0.3],
      [1, 0.12],
    ],
  },
  dome: {
    open: 'radialGradient cx="0.4" cy="0.36" r="0.72" fx="0.32" fy="0.26"',
    close: 'radialGradient',
    stops: [
      [0, 0.6],
      [0.28, 0.2],
      [0.62, -0.08],
      [1, -0.5],
    ],
  },
};

const paint = (finish: string) => (colour: string) => `url(#${finish}-${colour.slice(1)})`;

/** Satin, round from left to right. */
export const barrel = paint('barrel');
/** Satin, round from top to bottom. */
export const row = paint('row');
/** Bright metal, round from left to right. */
export const chrome = paint('chrome');
/** Bright metal, round from top to bottom. */
export const axle = paint('axle');
/** A flat surface with light from the upper left. */
export const plate = paint('plate');
/** The inside of a hole or a tray. */
export const hollow = paint('hollow');
/** A ball or a bulge. */
export const dome = paint('dome');

/** The gradients that a drawing refers to, as SVG elements. */
export function gradientsOf(body: string): string {
  const used = new Set(Array.from(body.matchAll(/url\(#([a-z]+)-([0-9a-f]{6})\)/gi), (match) => match[0]));
  return Array.from(used, (reference) => {
    const id = reference.slice(5, -1);
    const [name = '', hex = ''] = id.split('-');
    const finish = finishes[name];
    if (!finish) throw new Error(`No finish is called ${name}`);
    const stops = finish.stops.map(
      ([offset, amount]) => `<stop offset="${offset}" stop-color="${tint(`#${hex}`, amount)}"/>`,
    );
    return `<${finish.open} id="${id}">${stops.join('')}</${finish.close}>`;
  }).join('');
}
