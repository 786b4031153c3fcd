import { type RawBuilder, sql } from 'kysely';
import { ownersSeen } from '#customers/accounts/server/owners-seen.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Offer, OfferPage } from '../rules/offer.ts';
import { OFFERS_PER_PAGE } from '../rules/offer-limits.ts';
import { type OfferColumns, offerColumns, offerFactory, withRecipient } from './offer-rows.ts';

/** The statement of a page of offers: sent ones and those that were ordered, the newest first. */
function ownOffersStatement({
  owners,
  page,
}: {
  readonly owners: readonly number[];
  readonly page: number;
}): RawBuilder<OfferColumns> {
  return sql<OfferColumns>`
    select ${offerColumns}
    from (
      select * from offers where customer_id = any (${owners}::int[]) and status in ('sent', 'ordered')
      order by sent_at desc, id desc limit ${OFFERS_PER_PAGE} offset ${(page - 1) * OFFERS_PER_PAGE}) o
    join customers c on c.id = o.customer_id left join vendors v on v.id = o.vendor_id
    order by o.sent_at desc, o.id desc`;
}

/** A page of the visitor's offers (OFF-01); null where there is no such page, or the visitor sees none. */
export async function listOwnOffers(ctx: RequestContext, page: number): Promise<OfferPage | null> {
  const owners = await whoseOffers(ctx);
  if (owners.length === 0) return null;
  const [{ rows }, counted, toOffer] = await Promise.all([
    ownOffersStatement({ owners, page }).execute(ctx.db),
    sql<{ total: number }>`
      select count(*)::int as total from offers where customer_id = any (${owners}::int[]) and status in ('sent', 'ordered')`.execute(
      ctx.db,
    ),
    offerFactory(ctx),
  ]);
  const pages = Math.max(1, Math.ceil((counted.rows[0]?.total ?? 0) / OFFERS_PER_PAGE));
  return page > pages ? null : { offers: rows.map(toOffer), page, pages };
}

/** One of the visitor's offers; null for another customer's, one that was not sent or was withdrawn. */
export async function readOwnOffer(ctx: RequestContext, id: number): Promise<Offer | null> {
  const owners = await whoseOffers(ctx);
  if (owners.length === 0) return null;
  const [{ rows }, toOffer] = await Promise.all([
    sql<OfferColumns>`
      select ${offerColumns}
      from offers o join customers c on c.id = o.customer_id left join vendors v on v.id = o.vendor_id
      where o.id = ${id} and o.customer_id = any (${owners}::int[]) and o.status in ('sent', 'ordered')`.execute(
      ctx.db,
    ),
    offerFactory(ctx),
  ]);
  const [row] = rows;
  return row ? withRecipient(ctx, toOffer(row), row) : null;
}

/**
 * Whose offers the visitor sees and may buy by, as customers' ids: of a business customer its own and those of the company that it buys
 * for, where its permissions say so; of everybody else none. Every entry point of offers asks it: page, document, cart and list (ACC-02, SUB-10).
 */
export async function whoseOffers(ctx: Pick<RequestContext, 'db' | 'visitor'>): Promise<readonly number[]> {
  const { person } = ctx.visitor;
  return person?.kind === 'business' ? ownersSeen(ctx, person, 'Offers') : [];
}
