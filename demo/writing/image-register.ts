import { demoToday } from '../composing/demo-today.ts';
import { pictureKey } from '../pictures/picture-key.ts';
import type { PictureSpec } from '../pictures/picture-spec.ts';
import { heroWidths, pictureWidths } from '../pictures/picture-widths.ts';
import type { Cell, TableShape } from './insert-rows.ts';

export const imagesShape: TableShape = {
  table: 'images',
  columns: [
    'id int',
    'file_key text',
    'alt text',
    'title text',
    'width int',
    'height int',
    'widths int[]',
    'created_at timestamptz',
    'changed_at timestamptz',
  ],
};

const heroRatio = 7 / 16;

/** Gives one id to every different picture and text, so that the products of a kind share their rows. */
export type ImageRegister = {
  idOf(spec: PictureSpec, alt: string): number;
  /** the rows that have come up since the last call */
  takeNew(): Cell[][];
};

export function createImageRegister(): ImageRegister {
  const ids = new Map<string, number>();
  const keys = new Map<string, string>();
  let fresh: Cell[][] = [];
  const keyOf = (spec: PictureSpec) => {
    const name = JSON.stringify(spec);
    const key = keys.get(name) ?? pictureKey(spec);
    keys.set(name, key);
    return key;
  };
  return {
    idOf(spec, alt) {
      // The file key is dear to work out (it hashes the drawing), so what is known is looked up by the spec.
      const name = `${JSON.stringify(spec)} ${alt}`;
      const known = ids.get(name);
      if (known !== undefined) return known;
      const id = ids.size + 1;
      ids.set(name, id);
      const key = keyOf(spec);
      const widths = spec.view === 'hero' ? heroWidths : pictureWidths;
      const width = Math.max(...widths);
      const height = spec.view === 'hero' ? width * heroRatio : width;
      const at = demoToday.toISOString();
      fresh.push([id, key, alt, alt, width, height, `{${widths.join(',')}}`, at, at]);
      return id;
    },
    takeNew() {
      const rows = fresh;
      fresh = [];
      return rows;
    },
  };
}
