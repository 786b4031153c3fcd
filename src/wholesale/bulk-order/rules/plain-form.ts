import { largestLineQuantity } from '#pricing/quantities/rules/largest-quantities.ts';
import { parseQuantity } from '#pricing/quantities/rules/parse-quantity.ts';

/** The address that the form without scripts is posted to. */
export const plainFormPath = '/my-account/quick-order/';

/** Its fields; code and quantity come once for every row, in the same order. */
export const plainFields = { nonce: 'security', back: 'back', code: 'code', quantity: 'quantity' } as const;

/** The rows that it has. */
export const plainRows = 10;

/** A row as it was typed: a code, and how many of it. */
type PlainRow = { readonly code: string; readonly quantity: number };

type ReadPlainForm =
  | { readonly ok: true; readonly rows: readonly PlainRow[] }
  /** the codes of the rows whose quantities are none */
  | { readonly ok: false; readonly malformed: readonly string[] };

const longestCode = 60;

/** Reads the form: a row without a code is passed over, a code without a quantity is wanted once. */
export function readPlainForm(codes: readonly string[], quantities: readonly string[]): ReadPlainForm {
  const rows: PlainRow[] = [];
  const malformed: string[] = [];
  for (const [at, typed] of codes.entries()) {
    const code = typed.trim().slice(0, longestCode);
    if (code === '') continue;
    const text = (quantities[at] ?? '').trim();
    const quantity = text === '' ? 1 : parseQuantity(text);
    if (quantity === null || quantity > largestLineQuantity) malformed.push(code);
    else rows.push({ code, quantity });
  }
  return malformed.length > 0 ? { ok: false, malformed } : { ok: true, rows };
}

/** A path of this shop, to go back to; the cart for anything else. */
export function pathBack(sent: string): string {
  return /^\/[a-z0-9/_-]*$/i.test(sent) && !sent.startsWith('//') ? sent : '/cart/';
}
