import type { Cents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { bulkAddedFor } from '#messages/buying/bulk-added-for.ts';
import { ownOrdersFor } from '#messages/own-orders-for.ts';
import { nameSome } from '#selling/cart/rules/name-some.ts';
import { type BulkAdded, bulkAdd, type WantedLine } from '#selling/cart/server/bulk-add/bulk-add.ts';
import { notifyLeftOut } from '#selling/cart/server/bulk-add/notify-left-out.ts';
import { inCartTransaction } from '#selling/cart/server/in-cart-transaction.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { showCart } from '#selling/cart/server/show-cart.ts';
import type { OrderLine, OrderView } from '../../rules/order-view.ts';

/** The outcome of a reorder by line; unit prices in cents of the order's mode. */
type Reordered = {
  readonly pieces: number;
  readonly priced: readonly { readonly name: string; readonly now: Cents; readonly before: Cents }[];
};

export type ReorderResult =
  | { readonly ok: true; readonly reordered: Reordered }
  | { readonly ok: false; readonly error: { readonly code: 'nothing-available' | 'cart-busy' } };

/**
 * Adds the items of an order to the visitor's cart, at today's prices and as far as in stock. Missing items, smaller quantities and
 * changed prices are named in notices on the next page.
 */
export async function reorder(ctx: RequestContext, order: OrderView): Promise<ReorderResult> {
  return inCartTransaction(ctx, async (inside): Promise<ReorderResult> => {
    const bulk = await bulkAdd(inside, order.lines.map(lineToAdd));
    const { added } = bulk;
    if (bulk.refusals.some(({ error }) => error.code === 'cart-busy')) {
      return { ok: false, error: { code: 'cart-busy' } };
    }
    if (added.length === 0) return { ok: false, error: { code: 'nothing-available' } };
    const cart = await showCart(inside);
    const units = new Map(cart.lines.map(({ key, unit }) => [key, unit]));
    const reordered: Reordered = {
      pieces: added.reduce((sum, { quantity }) => sum + quantity, 0),
      // Prices with VAT and prices without it cannot be compared.
      priced: (cart.mode === order.mode ? added : []).flatMap(({ line, key }) => {
        const now = units.get(key);
        return now === undefined || now === line.unit ? [] : [{ name: line.name, now, before: line.unit }];
      }),
    };
    await notify(inside, order, bulk, reordered);
    return { ok: true, reordered };
  });
}

const lineToAdd = (line: OrderLine) => ({
  ...line,
  attributes: Object.fromEntries(line.attributes.map(({ label, value }) => [label, value])),
});

async function notify(
  ctx: RequestContext,
  order: OrderView,
  bulk: BulkAdded<WantedLine>,
  { pieces, priced }: Reordered,
) {
  const { locale } = ctx.visitor.audience;
  const words = ownOrdersFor(locale).reordered;
  await queueNotice(ctx, { kind: 'success', text: words.added(order.number, pieces) });
  await notifyLeftOut(ctx, bulk);
  if (priced.length > 0) {
    const names = priced.map(({ name, now, before }) =>
      words.pricedOf(name, formatEuro(now, locale), formatEuro(before, locale)),
    );
    const { andMore } = bulkAddedFor(locale);
    await queueNotice(ctx, { kind: 'info', text: words.priced(nameSome(names, andMore)) });
  }
}
