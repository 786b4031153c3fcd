import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { LinkedOffer } from '../rules/linked-offer.ts';
import { offerLastDay, offerStateColumn } from './offer-rows.ts';

const MOST = 20;

type Needs = Pick<RequestContext, 'db' | 'clock'>;

/** The newest offers of a query over `offers o`. */
async function listLinked({ db, clock }: Needs, which: RawBuilder<unknown>): Promise<readonly LinkedOffer[]> {
  const { rows } = await sql<LinkedOffer>`
    select o.id, ${offerStateColumn(clock.now())} as "state", o.prices_with_tax as "withTax", ${offerLastDay} as "validUntil",
      (select coalesce(sum(l.quantity::bigint * l.unit_cents), 0)::bigint from offer_lines l where l.offer_id = o.id) as total,
      (select json_build_object('id', d.id, 'number', d.number) from orders d where d.id = o.order_id) as "order"
    from offers o where ${which} order by o.id desc limit ${MOST}`.execute(db);
  return rows.map((row) => ({ ...row, total: Number(row.total) }));
}

/** The offers that answer a conversation: for the shop all (`owners` null), for customers what was sent to them. */
export function listConversationOffers(
  ctx: Needs,
  { conversationId, owners }: { readonly conversationId: number; readonly owners: readonly number[] | null },
): Promise<readonly LinkedOffer[]> {
  const seen =
    owners === null
      ? sql`true`
      : sql`o.customer_id = any (${[...owners]}::int[]) and o.status in ('sent', 'ordered')`;
  return listLinked(ctx, sql`o.conversation_id = ${conversationId} and ${seen}`);
}

/** The newest offers to some customers, as staff see them. */
export function listCustomerOffers(ctx: Needs, owners: readonly number[]): Promise<readonly LinkedOffer[]> {
  return listLinked(ctx, sql`o.customer_id = any (${[...owners]}::int[])`);
}
