import { ownOrdersFor } from '#messages/own-orders-for.ts';
import type { Toolbox } from '#services/toolbox.ts';
import { type AddResult, addToCart } from '#shop/cart/server/add-to-cart.ts';
import { inOneGo } from '#shop/cart/server/in-one-go.ts';
import { queueNotice } from '#shop/cart/server/notices.ts';
import { showCart } from '#shop/cart/server/show-cart.ts';
import type { Cents } from '#shop/money/rules/cents.ts';
import { formatEuro } from '#shop/money/rules/format-euro.ts';
import type { OrderLine, OrderView } from '../../rules/order-view.ts';

/** What became of an order's lines when its parts were put into the cart again; unit prices in cents of the order's mode. */
export type Reordered = {
  readonly pieces: number;
  readonly missing: readonly string[];
  readonly fewer: readonly { readonly name: string; readonly added: number; readonly wanted: number }[];
  readonly priced: readonly { readonly name: string; readonly now: Cents; readonly before: Cents }[];
};

type Added = { readonly line: OrderLine; readonly key: string; readonly quantity: number };

export type ReorderResult =
  | { readonly ok: true; readonly reordered: Reordered }
  | { readonly ok: false; readonly error: { readonly code: 'nothing-available' } };

/**
 * Puts the parts of an order into the visitor's cart, at today's prices and as many as there are. What is missing, is fewer or costs
 * something else is told by name on the next page.
 */
export async function reorder(toolbox: Toolbox, order: OrderView): Promise<ReorderResult> {
  return inOneGo(toolbox, async (inside): Promise<ReorderResult> => {
    const added: Added[] = [];
    const missing: string[] = [];
    for (const line of order.lines) {
      const result = await addAgain(inside, line);
      if (result?.ok) added.push({ line, key: result.line.key, quantity: result.line.quantity });
      else missing.push(line.name);
    }
    if (added.length === 0) return { ok: false, error: { code: 'nothing-available' } };
    const cart = await showCart(inside);
    const units = new Map(cart.lines.map(({ key, unit }) => [key, unit]));
    const reordered: Reordered = {
      pieces: added.reduce((sum, { quantity }) => sum + quantity, 0),
      missing,
      fewer: added
        .filter(({ line, quantity }) => quantity < line.quantity)
        .map(({ line, quantity }) => ({ name: line.name, added: quantity, wanted: line.quantity })),
      // With VAT and without it a price cannot be compared.
      priced: (cart.mode === order.mode ? added : []).flatMap(({ line, key }) => {
        const now = units.get(key);
        return now === undefined || now === line.unit ? [] : [{ name: line.name, now, before: line.unit }];
      }),
    };
    await tell(inside, order, reordered);
    return { ok: true, reordered };
  });
}

/** As many pieces as were ordered, or as many as are left. */
async function addAgain(toolbox: Toolbox, line: OrderLine): Promise<AddResult | null> {
  if (line.productId === null) return null;
  const input = {
    productId: line.productId,
    variationId: line.variationId,
    attributes: Object.fromEntries(line.attributes.map(({ label, value }) => [label, value])),
  };
  const result = await addToCart(toolbox, { ...input, quantity: line.quantity });
  if (result.ok || result.error.code !== 'not-enough-stock') return result;
  const left = result.error.available - result.error.inCart;
  return left > 0 ? addToCart(toolbox, { ...input, quantity: left }) : result;
}

const MOST_NAMED = 8;

async function tell(toolbox: Toolbox, order: OrderView, { pieces, missing, fewer, priced }: Reordered) {
  const { locale } = toolbox.visitor.audience;
  const words = ownOrdersFor(locale).again;
  const named = (names: readonly string[]) => {
    const more = names.length - MOST_NAMED;
    return [...names.slice(0, MOST_NAMED), ...(more > 0 ? [words.andMore(more)] : [])].join(', ');
  };
  await queueNotice(toolbox, { kind: 'success', text: words.added(order.number, pieces) });
  if (missing.length > 0) {
    await queueNotice(toolbox, { kind: 'error', text: words.missing(named(missing)) });
  }
  if (fewer.length > 0) {
    const names = fewer.map(({ name, added, wanted }) => words.fewerOf(name, added, wanted));
    await queueNotice(toolbox, { kind: 'info', text: words.fewer(named(names)) });
  }
  if (priced.length > 0) {
    const names = priced.map(({ name, now, before }) =>
      words.pricedOf(name, formatEuro(now, locale), formatEuro(before, locale)),
    );
    await queueNotice(toolbox, { kind: 'info', text: words.priced(named(names)) });
  }
}
