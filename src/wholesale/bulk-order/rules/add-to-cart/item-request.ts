import { parseJson } from '#kit/text/rules/parse-json.ts';
import { largestLineQuantity } from '#pricing/quantities/rules/largest-quantities.ts';
import { type Chosen, readChoices } from './valid-choices.ts';

/** An item that is to be put into the cart, with what was chosen of it. */
export type ItemRequest = { readonly itemId: number; readonly quantity: number; readonly attributes: Chosen };

const largestId = 2_147_483_647;

const wholeOf = (value: unknown): number | null => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\d{1,10}$/.test(text.trim()) ? Number(text) : null;
};

/** Reads one item as the calls of the form name it (BULK-35); null where it says nothing, or no whole quantity from 0. */
export function readItemRequest(payload: {
  readonly productid: unknown;
  readonly productqty: unknown;
  readonly attributes: unknown;
}): ItemRequest | null {
  const itemId = wholeOf(payload.productid);
  const quantity = wholeOf(payload.productqty);
  const texts = payload.attributes ?? [];
  if (itemId === null || itemId < 1 || itemId > largestId) return null;
  if (quantity === null || quantity > largestLineQuantity) return null;
  if (!Array.isArray(texts) || !texts.every((text): text is string => typeof text === 'string')) return null;
  const attributes = readChoices(texts);
  return attributes && { itemId, quantity, attributes };
}

/** Reads `additions`, a JSON list of such items (BULK-36); null where one of them is none. */
export function readAdditions(text: string): readonly ItemRequest[] | null {
  const listed = parseJson(text);
  if (!Array.isArray(listed)) return null;
  const wanted: ItemRequest[] = [];
  for (const entry of listed as readonly unknown[]) {
    if (typeof entry !== 'object' || entry === null) return null;
    const { productid, productqty, attributes } = entry as Readonly<Record<string, unknown>>;
    const request = readItemRequest({ productid, productqty, attributes });
    if (!request) return null;
    wanted.push(request);
  }
  return wanted;
}
