import { polygon, rect } from '../pen/outlines.ts';
import { path } from '../pen/path.ts';
import { studioPen as pen } from '../pen/studio-pen.ts';
import { isLight, tint } from '../pen/tint.ts';
import { camera, onSheet } from '../solids/camera.ts';
import { crate } from '../solids/crate.ts';
import { letters, lettersWidth } from './letters.ts';
import { studioGround } from './studio-ground.ts';

const [width, height, depth] = [720, 560, 430];
const card = '#f4f2ec';

type Print = { readonly board: string; readonly front: string; readonly ink: string };

function word(brand: string, y: number, tall: number, room: number, colour: string): string {
  const fitting = Math.min(tall, room / lettersWidth(brand));
  const x = (width - lettersWidth(brand) * fitting) / 2;
  return letters(brand, { x, y: y - fitting / 2, height: fitting, colour, weight: 1.25 });
}

// Three ways in which makers print their boxes; the name decides, so a brand keeps its own.
function printed(brand: string, colour: string): Print {
  const ink = isLight(colour) ? '#16181d' : '#ffffff';
  const way = Array.from(brand).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % 3;
  if (way === 0) {
    const stripes = pen.sheen(
      path`M0 ${height}L${width} 250v70L180 ${height}ZM260 ${height}L${width} 360v34L340 ${height}Z`,
      ink,
      0.18,
    );
    return { board: colour, ink, front: stripes + word(brand, 200, 130, 590, ink) };
  }
  if (way === 1) {
    const band =
      pen.sheen(rect(0, 120, width, 190), colour, 1) + pen.sheen(rect(0, 326, width, 14), colour, 1);
    return { board: card, ink: '#3a3d43', front: band + word(brand, 215, 110, 590, ink) };
  }
  const wedge = pen.sheen(
    polygon([
      [0, 350],
      [width, 270],
      [width, height],
      [0, height],
    ]),
    colour,
    1,
  );
  return {
    board: '#24262b',
    ink: '#e7e7e3',
    front:
      wedge +
      word(brand, 165, 110, 590, '#ffffff') +
      pen.sheen(rect(70, 430, 250, 16) + rect(70, 462, 160, 16), ink, 0.7),
  };
}

function barcode(x: number, y: number): string {
  const bars = [6, 3, 9, 3, 3, 6, 12, 3, 6, 3, 9, 6, 3, 3, 6, 9, 3, 6];
  let at = x + 14;
  const lines = bars.map((bar, index) => {
    const line = index % 2 ? '' : path`M${at} ${y + 12}h${bar}v70h${-bar}Z`;
    at += bar + 2;
    return line;
  });
  return pen.sheen(rect(x, y, 160, 100, 4), '#ffffff', 1) + pen.sheen(lines.join(''), '#16181d', 1);
}

/** The maker's carton: name and colour of a brand on a closed box in the studio. */
export function cartonSheet(brand: string, colour: string): string {
  const { board, front, ink } = printed(brand, colour);
  const view = camera(32, 24);
  const zero: readonly [number, number] = [125, 885];
  const side =
    barcode(40, height - 150) +
    pen.sheen(
      path`M230 ${height - 60}v-50l-16 22h-10l30 -44l30 44h-10l-16 -22v50ZM300 ${height - 60}v-50l-16 22h-10l30 -44l30 44h-10l-16 -22v50Z`,
      ink,
      0.75,
    ) +
    letters(brand, { x: 44, y: 150, height: 46, room: depth - 88, colour: ink, weight: 1.2 }) +
    pen.sheen(rect(44, 226, 200, 10) + rect(44, 252, 150, 10) + rect(44, 278, 230, 10), ink, 0.45);
  const top =
    pen.line(path`M0 ${depth / 2}h${width}`, tint(board, -0.5), 4) +
    pen.sheen(rect(0, depth / 2 - 44, width, 88), '#d9cfa8', 0.55) +
    pen.sheen(rect(0, depth / 2 - 44, width, 8), '#ffffff', 0.4);
  const tape = pen.sheen(
    path`M0 0H88V96l-11 -8l-11 8l-11 -8l-11 8l-11 -8l-11 8l-11 -8l-11 8Z`,
    '#d9cfa8',
    0.55,
  );
  const corner = onSheet(view, zero, [width, height, depth / 2 - 44]);
  const box = crate(pen, { zero, view, width, height, depth, colour: board, front, side, top });
  const strip = path`<g transform="matrix(${String(view.back[0])} ${String(view.back[1])} 0 ${String(-view.up[1])} ${corner[0]} ${corner[1]})">${tape}</g>`;
  return studioGround + box + strip;
}
