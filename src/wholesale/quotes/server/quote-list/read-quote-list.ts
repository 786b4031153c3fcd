import { type RawBuilder, sql } from 'kysely';
import { productPath } from '#foundation/paths/rules/paths.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Session } from '#foundation/services/sessions.ts';
import type { CartRow } from '#selling/cart/rules/cart-row.ts';
import { type LineColumns, lineColumns, lineJoins, lineRowFactory } from '#selling/cart/server/line-rows.ts';
import type { QuoteListLine } from '../../rules/quote-list/quote-list-view.ts';

/** The lines of the visitor's quote list in their order, as a cart would have them; without what the visitor may not see. */
export async function readQuoteListRows(ctx: RequestContext): Promise<readonly CartRow[]> {
  const session = ctx.session.current();
  if (!session) return [];
  const [{ rows }, toRow] = await Promise.all([
    sql<LineColumns>`
      select line.id::text as key, product.id as product_id, case when item.type = 'variation' then item.id end as variation_id,
        line.attributes, line.quantity, null::int as seen_unit_cents, ${lineColumns(ctx.visitor.audience)}
      from (select * from quote_list_items where ${ownsQuoteList(session)}) line
      join products item on item.id = line.item_id
      join products product on product.id = line.product_id
      ${lineJoins}
      order by line.id`.execute(ctx.db),
    lineRowFactory(ctx),
  ]);
  return rows.filter(({ published }) => published).map(toRow);
}

/** The visitor's quote list as its page shows it (RAQ-06). */
export async function readQuoteList(ctx: RequestContext): Promise<readonly QuoteListLine[]> {
  const rows = await readQuoteListRows(ctx);
  return rows.map((row) => ({
    id: Number(row.key),
    productId: row.productId,
    name: (row.shown ?? row).name,
    path: productPath(row.slug),
    sku: row.sku,
    picture: row.picture,
    chosen: (row.shown ?? row).chosen,
    quantity: row.quantity,
  }));
}

/** Whose list it is, as a condition on `quote_list_items`: the customer's in all sessions, else the session's own. */
export function ownsQuoteList(session: Session): RawBuilder<boolean> {
  return session.customerId === null
    ? sql<boolean>`quote_list_items.session_id = ${session.id}`
    : sql<boolean>`quote_list_items.customer_id = ${session.customerId}`;
}
