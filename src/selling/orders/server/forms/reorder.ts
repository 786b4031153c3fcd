import type { Cents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { bulkAddedFor } from '#messages/buying/bulk-added-for.ts';
import { ownOrdersFor } from '#messages/own-orders-for.ts';
import { nameSome } from '#selling/cart/rules/name-some.ts';
import { type BulkAdded, bulkAdd, type WantedLine } from '#selling/cart/server/bulk-add/bulk-add.ts';
import { tellLeftOut } from '#selling/cart/server/bulk-add/tell-left-out.ts';
import { inCartTransaction } from '#selling/cart/server/in-cart-transaction.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { showCart } from '#selling/cart/server/show-cart.ts';
import type { OrderLine, OrderView } from '../../rules/order-view.ts';

/** What became of an order's lines when its parts were put into the cart again; unit prices in cents of the order's mode. */
type Reordered = {
  readonly pieces: number;
  readonly priced: readonly { readonly name: string; readonly now: Cents; readonly before: Cents }[];
};

export type ReorderResult =
  | { readonly ok: true; readonly reordered: Reordered }
  | { readonly ok: false; readonly error: { readonly code: 'nothing-available' | 'cart-busy' } };

/**
 * Puts the parts of an order into the visitor's cart, at today's prices and as many as there are. What is missing, is fewer or costs
 * something else is told by name on the next page.
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
      // With VAT and without it a price cannot be compared.
      priced: (cart.mode === order.mode ? added : []).flatMap(({ line, key }) => {
        const now = units.get(key);
        return now === undefined || now === line.unit ? [] : [{ name: line.name, now, before: line.unit }];
      }),
    };
    await tell(inside, order, bulk, reordered);
    return { ok: true, reordered };
  });
}

const lineToAdd = (line: OrderLine) => ({
  ...line,
  attributes: Object.fromEntries(line.attributes.map(({ label, value }) => [label, value])),
});

async function tell(
  ctx: RequestContext,
  order: OrderView,
  bulk: BulkAdded<WantedLine>,
  { pieces, priced }: Reordered,
) {
  const { locale } = ctx.visitor.audience;
  const words = ownOrdersFor(locale).reordered;
  await queueNotice(ctx, { kind: 'success', text: words.added(order.number, pieces) });
  await tellLeftOut(ctx, bulk);
  if (priced.length > 0) {
    const names = priced.map(({ name, now, before }) =>
      words.pricedOf(name, formatEuro(now, locale), formatEuro(before, locale)),
    );
    const { andMore } = bulkAddedFor(locale);
    await queueNotice(ctx, { kind: 'info', text: words.priced(nameSome(names, andMore)) });
  }
}
