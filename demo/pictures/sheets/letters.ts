import { path } from '../pen/path.ts';
import { letterStrokes } from './letters.data.ts';

const advance = 5.7;
const gridHeight = 6;
const gridWidth = 4;

type Lettering = {
  readonly x: number;
  readonly y: number;
  /** height of the capitals */
  readonly height: number;
  readonly colour: string;
  /** width of the strokes in sixths of the height */
  readonly weight?: number;
  /** room that must not be exceeded; a longer word is set smaller */
  readonly room?: number;
};

// Accents fall away: the alphabet has only the plain capitals.
function plain(words: string): string[] {
  return Array.from(words.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase());
}

/** The width of words in units of their height. */
export function lettersWidth(words: string): number {
  const count = plain(words).length;
  return count === 0 ? 0 : ((count - 1) * advance + gridWidth) / gridHeight;
}

/** Words in a block alphabet of strokes, since a machine may have no font at all; x, y is the upper left corner. */
export function letters(words: string, { x, y, height, colour, weight = 1, room }: Lettering): string {
  const fitting = room === undefined ? height : Math.min(height, room / Math.max(lettersWidth(words), 0.1));
  const scale = fitting / gridHeight;
  const strokes = plain(words)
    .map((character, index) => {
      const stroke = letterStrokes[character];
      return stroke ? path`<path d="${stroke}" transform="translate(${index * advance} 0)"/>` : '';
    })
    .join('');
  const size = String(Math.round(scale * 1000) / 1000);
  return path`<g transform="translate(${x} ${y}) scale(${size})" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${strokes}</g>`;
}
