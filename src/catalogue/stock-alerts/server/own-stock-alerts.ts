import { sql } from 'kysely';
import { variationChoices } from '#catalogue/stock/server/variation-choices.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** A request of the logged-in customer that still waits; `choices` of a variation, '' for other articles. */
export type OwnAlert = { readonly id: number; readonly choices: string };

type Context = Pick<RequestContext, 'db' | 'visitor'>;

/** What of a product the customer waits for; nothing for guests, whom the links of emails lead to theirs. */
export async function readOwnAlerts(
  { db, visitor }: Context,
  productId: number,
): Promise<readonly OwnAlert[]> {
  const { person } = visitor;
  if (!person) return [];
  const { rows } = await sql<OwnAlert>`
    select a.id,
      ${variationChoices(sql`p.id`)} as choices
    from stock_alerts a join products p on p.id = a.product_id
    where a.customer_id = ${person.customerId} and a.confirmed_at is not null and a.notified_at is null
      and coalesce(p.parent_id, p.id) = ${productId}
    order by a.id`.execute(db);
  return rows;
}

/** Ends a request of the logged-in customer; those of others stay. */
export async function cancelOwnAlert({ db, visitor }: Context, id: string): Promise<void> {
  const { person } = visitor;
  if (!person || !/^[1-9]\d{0,8}$/.test(id)) return;
  await db
    .deleteFrom('stock_alerts')
    .where('id', '=', Number(id))
    .where('customer_id', '=', person.customerId)
    .execute();
}
