import { largestLineQuantity } from '#pricing/quantities/rules/largest-quantities.ts';
import type { ListResult } from './list-refusal.ts';

/** As many lists as a customer can have. */
export const mostLists = 100;

/** As many lines as a list can hold. */
export const mostLines = 500;

/** Characters of a list's name. */
export const longestTitle = 100;

/** An item that is named on the wire, and how many pieces of it. */
export type WantedItem = { readonly itemId: number; readonly quantity: number };

const largestId = 2_147_483_647;
// No string that is taken is longer than as many lines of the largest numbers.
const longestString = mostLines * 16;

/**
 * Reads a `productstring`: `'productId:qty|'`, repeated; the last stroke may be missing. Whole pieces up to 9999, and nothing else:
 * a string that holds anything that is none of this is refused as a whole (LIST-03).
 */
export function parseProductString(text: string): ListResult<{ readonly items: readonly WantedItem[] }> {
  if (text === '') return { ok: true, items: [] };
  if (text.length > longestString) {
    return { ok: false, error: { code: 'too-many-lines', limit: mostLines } };
  }
  const items: WantedItem[] = [];
  for (const part of text.replace(/\|$/, '').split('|')) {
    const [, id, quantity] = /^([1-9]\d{0,9}):(\d{1,4})$/.exec(part) ?? [];
    const item = { itemId: Number(id), quantity: Number(quantity) };
    if (id === undefined || item.itemId > largestId || item.quantity > largestLineQuantity) {
      return { ok: false, error: { code: 'malformed' } };
    }
    items.push(item);
  }
  if (items.length > mostLines) return { ok: false, error: { code: 'too-many-lines', limit: mostLines } };
  return { ok: true, items };
}

/** Writes a `productstring` (LIST-03). */
export function writeProductString(items: readonly WantedItem[]): string {
  return items.map(({ itemId, quantity }) => `${itemId}:${quantity}|`).join('');
}
