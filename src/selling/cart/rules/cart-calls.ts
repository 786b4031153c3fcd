import type { AttributeChoice } from '#catalogue/variations/rules/match-variation.ts';
import { parseQuantity } from '#pricing/quantities/rules/parse-quantity.ts';
import type { CartReply } from './cart-reply.ts';

export const cartEndpoints = {
  add: 'add_to_cart',
  remove: 'remove_from_cart',
  refresh: 'get_refreshed_fragments',
  chooseShipping: 'update_shipping_method',
} as const;

/** The regions of every reply; clients treat a reply without the first as no reply (wire 2.2). */
export const cartRegions = {
  miniCart: 'div.widget_shopping_cart_content',
  count: 'span.cart-count',
} as const;

/** The totals of the cart page, part of the reply to a choice of shipping (CPG-03). */
export const cartTotalsRegion = 'div.cart_totals';

/** What is to be added, as sent; an unreadable quantity is 0, which is refused for every product. */
export type AddCall = {
  readonly productId: number;
  readonly variationId: number | null;
  readonly quantity: number;
  readonly attributes: AttributeChoice;
};

type Fields = Readonly<Record<string, string | undefined>>;

const idOf = (text: string): number | null => (/^[1-9]\d{0,9}$/.test(text.trim()) ? Number(text) : null);

/**
 * Reads an add from a form or a link; `name` is the field that holds the product: `product_id` by script, `add-to-cart` by link
 * (CART-03, CART-12). Null where there is no product.
 */
export function readAddCall(fields: Fields, name: 'product_id' | 'add-to-cart'): AddCall | null {
  const product = fields[name] ?? '';
  if (product.trim() === '') return null;
  const attributes = Object.entries(fields).flatMap(([key, value]) =>
    key.startsWith('attribute_') && value !== undefined ? [[key, value] as const] : [],
  );
  return {
    productId: idOf(product) ?? 0,
    variationId: idOf(fields.variation_id ?? ''),
    quantity: parseQuantity(fields.quantity ?? '1') ?? 0,
    attributes: Object.fromEntries(attributes),
  };
}

/** Reads the key of a line, 32 characters; null for anything else (wire 2.3). */
export function readLineKey(sent: unknown): string | null {
  return typeof sent === 'string' && /^[0-9a-f]{32}$/.test(sent) ? sent : null;
}

/** Whether a reply is a cart reply. Its parts are not validated: they come from this shop. */
export function isCartReply(answer: unknown): answer is CartReply {
  if (typeof answer !== 'object' || answer === null) return false;
  if (!('fragments' in answer && 'cart_hash' in answer && 'cart' in answer)) return false;
  const { fragments, cart_hash: hash, cart } = answer;
  return (
    typeof fragments === 'object' &&
    fragments !== null &&
    typeof hash === 'string' &&
    typeof cart === 'object' &&
    cart !== null &&
    // A reply stored before carts had coupons is not used.
    'coupons' in cart
  );
}
