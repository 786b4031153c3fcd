import type { CartLine } from '#selling/cart/rules/cart-state.ts';

/** What a cart holds of a product or of one variation (TAB-76). */
export type PerItem = {
  readonly quantity: number;
  readonly cart_item_key: string;
  readonly type: 'normal' | 'variation';
};

/** By the id of a product or of a variation; a list without entries for an empty cart (wire 5.1). */
export type PerItems = Readonly<Record<string, PerItem>> | readonly [];

type Line = Pick<CartLine, 'key' | 'productId' | 'variationId' | 'quantity'>;

/** What a cart holds of each product, and of each variation; a product counts its variations together (TAB-76). */
export function perItems(lines: readonly Line[]): PerItems {
  const items: Record<string, PerItem> = {};
  const count = (id: number, type: PerItem['type'], { key, quantity }: Line) => {
    const before = items[id];
    items[id] = {
      cart_item_key: before?.cart_item_key ?? key,
      quantity: (before?.quantity ?? 0) + quantity,
      type,
    };
  };
  for (const line of lines) {
    count(line.productId, 'normal', line);
    if (line.variationId !== null) count(line.variationId, 'variation', line);
  }
  return lines.length === 0 ? [] : items;
}

/** The name of the fragment for product tables (TAB-77). */
export const perProductKey = 'wpt_per_product';

/** The fragment `wpt_per_product`: quantity by product as JSON; the text `false` for an empty cart (TAB-77, wire 5.3). */
export function perProductFragment(lines: readonly Line[]): string {
  if (lines.length === 0) return 'false';
  const entries = Object.entries(perItems(lines));
  return JSON.stringify(Object.fromEntries(entries.map(([id, { quantity }]) => [id, quantity])));
}

/** What the cart holds of the item that a row shows; null where it holds none (TAB-79). */
export function markOf(items: PerItems, id: number): PerItem | null {
  return (Object.hasOwn(items, id) && (items as Readonly<Record<string, PerItem>>)[id]) || null;
}

/** Reads the answer of `{t}_wc_fragments`; null where it is none. */
export function readPerItems(answer: unknown): PerItems | null {
  if (typeof answer !== 'object' || answer === null || !('per_items' in answer)) return null;
  const items = answer.per_items;
  if (Array.isArray(items)) return [];
  if (typeof items !== 'object' || items === null) return null;
  return Object.fromEntries(
    Object.entries(items).flatMap(([id, item]) => (isPerItem(item) ? [[id, item]] : [])),
  );
}

function isPerItem(item: unknown): item is PerItem {
  if (typeof item !== 'object' || item === null || !('quantity' in item && 'cart_item_key' in item))
    return false;
  return typeof item.quantity === 'number' && item.quantity > 0 && typeof item.cart_item_key === 'string';
}
