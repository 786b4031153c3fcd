import type { AttributeChoice } from '#catalogue/variations/rules/match-variation.ts';
import { mostAtOnce } from '#pricing/quantities/rules/largest-quantities.ts';
import { parseQuantity } from '#pricing/quantities/rules/parse-quantity.ts';
import { readAddCall } from '#selling/cart/rules/cart-calls.ts';
import { noteField } from '#selling/cart/rules/line-note.ts';
import type { RowToAdd } from './add-to-cart/row-to-add.ts';

/** The calls of product tables that change or read a cart, without their prefix `{t}`. */
export const tableCalls = {
  add: '_ajax_add_to_cart',
  // The wire spells it so.
  bulkAdd: '_ajax_mulitple_add_to_cart',
  marks: '_wc_fragments',
  remove: '_remove_from_cart',
  empty: '_fragment_empty_cart',
  notice: '_print_notice',
} as const;

/** The header that names the products that were added; the body of an add is empty either way (wire 5.1). */
export const addedHeader = 'x-added-products';

// Proxies take a few thousand characters of headers, and five hundred ids would fill them.
const mostNamed = 100;

/** Ids with commas; of many, where those that were not added are fewer, `!` and those. */
export function writeAdded(asked: readonly number[], added: readonly number[]): string {
  const known = new Set(added);
  const left = asked.filter((id) => !known.has(id));
  return added.length > mostNamed && left.length < added.length ? `!${left.join()}` : added.join();
}

/** The products that were added of those that were asked for, by the header's text. */
export function readAdded(asked: readonly number[], text: string): readonly number[] {
  const named = text
    .replace('!', '')
    .split(',')
    .filter((id) => id !== '')
    .map(Number);
  return text.startsWith('!') ? asked.filter((id) => !named.includes(id)) : named;
}

/** What a row adds, as it was sent: `quantity` null for one that is no whole number. */
export type TableAdd = {
  readonly productId: number;
  readonly variationId: number | null;
  readonly quantity: number | null;
  readonly attributes: AttributeChoice;
  readonly note: string;
};

type Fields = Readonly<Record<string, string | undefined>>;

/** The fields of an add (TAB-56). */
export function tableAddFields(row: RowToAdd): Record<string, string> {
  return {
    product_id: String(row.productId),
    quantity: String(row.quantity),
    variation_id: row.variationId === null ? '' : String(row.variationId),
    ...Object.fromEntries(
      Object.entries(row.variation).map(([name, value]) => [`variation[${name}]`, value]),
    ),
    [noteField]: row.message,
    additional_json: row.additionalJson,
  };
}

/** The fields of a bulk add, by the id of each product (TAB-69, TAB-70). */
export function bulkAddFields(
  rows: readonly { readonly productId: number; readonly fields: Readonly<Record<string, string>> }[],
): Record<string, string> {
  return Object.fromEntries(
    rows.flatMap(({ productId, fields }) =>
      Object.entries(fields).map(([name, value]) => {
        const [first = '', rest = ''] = name.split(/(?=\[)/, 2);
        return [`products[${productId}][${first}]${rest}`, value];
      }),
    ),
  );
}

/** Reads an add of one row; null where it names no product (TAB-56). */
export function readTableAdd(fields: Fields): TableAdd | null {
  const flat: Record<string, string | undefined> = { ...fields };
  for (const [name, value] of Object.entries(fields)) {
    const attribute = /^variation\[(attribute_[^\]]+)\]$/.exec(name)?.[1];
    if (attribute) flat[attribute] = value;
  }
  const call = readAddCall(flat, 'product_id');
  if (!call || call.productId === 0) return null;
  const { productId, variationId, attributes } = call;
  const read = quantityToAdd(fields.quantity ?? '1');
  const quantity = read.ok ? read.quantity : read.error.code === 'zero-quantity' ? 0 : null;
  return { productId, variationId, quantity, attributes, note: (fields[noteField] ?? '').trim() };
}

/** Reads a bulk add; null where it names no product, or more than may be added at once (TAB-69, TAB-70). */
export function readBulkAdd(fields: Fields): readonly TableAdd[] | null {
  const rows = new Map<string, Record<string, string | undefined>>();
  for (const [name, value] of Object.entries(fields)) {
    const [, id, field, inner] = /^products\[(\d{1,10})\]\[([^\]]+)\](\[[^\]]+\])?$/.exec(name) ?? [];
    if (id === undefined || field === undefined) continue;
    const row = rows.get(id) ?? { product_id: id };
    row[field + (inner ?? '')] = value;
    rows.set(id, row);
  }
  const adds = [...rows.values()].map(readTableAdd);
  if (adds.length === 0 || adds.length > mostAtOnce) return null;
  return adds.every((add) => add !== null) ? adds : null;
}

/** What a row would add: whole pieces, or why it adds none. */
type QuantityToAdd =
  | { readonly ok: true; readonly quantity: number }
  | { readonly ok: false; readonly error: { readonly code: 'zero-quantity' | 'not-a-quantity' } };

/** Reads the quantity of a row that is to be added: an empty one and 0 are refused with the sentence of `zero_quantity`, what is no whole number as ever (TAB-51). */
export function quantityToAdd(typed: string): QuantityToAdd {
  const quantity = parseQuantity(typed === '' ? '0' : typed);
  if (quantity === null && typed.trim() !== '') return { ok: false, error: { code: 'not-a-quantity' } };
  return quantity ? { ok: true, quantity } : { ok: false, error: { code: 'zero-quantity' } };
}

/** What the nonce of the calls of product tables is made for; the browser gets it from `{t}_wc_fragments`, since a cached page holds none. */
export const productTableNonceAction = ({ productTable }: { readonly productTable: string }) =>
  `${productTable}_table`;
