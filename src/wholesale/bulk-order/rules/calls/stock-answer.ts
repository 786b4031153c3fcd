import type { Addable } from '../add-to-cart/add-button.ts';

/** What the shop answers where something that is sold singly is in the cart already (BULK-37, BULK-41). A number, since the others are. */
const alreadyInCart = 9_875_678;

/** How many more may be added, as the wire says it (BULK-37). */
export function writeAddable(addable: Addable): number {
  return addable === 'in-cart' ? alreadyInCart : addable;
}

/** Reads the same; null where it is none. */
export function readAddable(sent: unknown): Addable | null {
  const number = typeof sent === 'string' && /^\d{1,10}$/.test(sent.trim()) ? Number(sent) : sent;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 0) return null;
  return number === alreadyInCart ? 'in-cart' : number;
}

/** Reads `{success, data}` with a map of them by id; what is no number is left out (BULK-37). */
export function readAddableMap(data: unknown): ReadonlyMap<number, Addable> {
  const entries = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  return new Map(
    entries.flatMap(([id, sent]) => {
      const addable = readAddable(sent);
      return addable === null ? [] : [[Number(id), addable] as const];
    }),
  );
}
