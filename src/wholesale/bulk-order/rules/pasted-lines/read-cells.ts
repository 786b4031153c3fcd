import { type LineReading, mayBeCode, mostReadings } from './line-reading.ts';
import { readAmount } from './read-amount.ts';

/** Which columns of a table hold what; found in its heading. */
export type Columns = { readonly code: number; readonly quantity: number | null };

const codeHeads =
  /^(?:(?:il |vs\.? |vostro |ns\.? )?(?:cod(?:\.|ice)?|code|sku|articolo|art\.?|rif(?:\.|erimento)?|part ?(?:number|no\.?)|p\/n|oe|oem)(?: (?:articolo|art\.?|prodotto|ricambio|fornitore|oe|oem))?)$/;
const quantityHeads =
  /^(?:q(?:\.|uan)?(?:\.?t(?:\.|[iy])?[\u00e0a']?\.?|tit\u00e0|tita|tity)|qt[\u00e0ay]?\.?|qty\.?|pezzi|pz\.?|n\.? ?(?:pezzi|pz\.?)|numero|num\.?|quantity|quantit\u00e0|quantita|ordine|da ordinare)$/;

const plain = (cell: string) =>
  cell
    .trim()
    .toLowerCase()
    .replace(/[:*]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The columns that a heading names; null for a row that is none. */
export function readHeadingRow(cells: readonly string[]): Columns | null {
  const names = cells.map(plain);
  const code = names.findIndex((name) => codeHeads.test(name));
  const quantity = names.findIndex((name) => quantityHeads.test(name));
  if (code < 0 || cells.some((cell) => /\d{3}/.test(cell))) return null;
  return { code, quantity: quantity < 0 ? null : quantity };
}

/** How a row of cells can be read: by its heading, or any cell as the code beside the first other one that is a number. */
export function readCells(cells: readonly string[], columns: Columns | null): readonly LineReading[] {
  if (columns) {
    const code = (cells[columns.code] ?? '').trim();
    if (!mayBeCode(code)) return [];
    const text = columns.quantity === null ? '' : (cells[columns.quantity] ?? '').trim();
    return [{ code, quantity: text === '' ? null : (readAmount(text) ?? Number.NaN) }];
  }
  const readings = cells.flatMap((cell, at): readonly LineReading[] => {
    if (!mayBeCode(cell)) return [];
    const others = cells.flatMap((other, position) => (position === at ? [] : (readAmount(other) ?? [])));
    return [{ code: cell.trim(), quantity: others[0] ?? null }];
  });
  // What holds letters and digits is a code more likely than a name or a number alone.
  const weight = ({ code }: LineReading) =>
    Number(/\d/.test(code)) + Number(/[a-z]/i.test(code)) - Number(/\s\S+\s/.test(code));
  return readings.toSorted((a, b) => weight(b) - weight(a)).slice(0, mostReadings);
}
