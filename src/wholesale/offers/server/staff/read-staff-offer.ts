import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Offer } from '../../rules/offer.ts';
import type { OfferDraft } from '../../rules/offer-form.ts';
import {
  type OfferColumns,
  offerAccount,
  offerColumns,
  offerFactory,
  offerLastDay,
  offerPerson,
  withRecipient,
} from '../offer-rows.ts';

/** An offer as its page for staff shows it: as its customer sees it, and as it is written. */
export type StaffOffer = {
  readonly offer: Offer;
  readonly draft: OfferDraft;
  readonly customerId: number;
  /** who asked for it, and whose page is the customer's */
  readonly person: string;
  readonly accountId: number;
  /** the order that took it */
  readonly order: { readonly id: number; readonly number: number } | null;
  /** the offer that was written instead of it */
  readonly replacedById: number | null;
  /** ISO 8601; null where the customer has not put it into the cart */
  readonly acceptedAt: string | null;
};

type Drafted = Omit<OfferDraft, 'lines' | 'mode'> & {
  customerId: number;
  person: string;
  accountId: number;
  replacedById: number | null;
  accepted_at: Date | null;
  withTax: boolean;
  lines: OfferDraft['lines'] | null;
  order: StaffOffer['order'];
};

/** An offer, or null where there is none. */
export async function readStaffOffer(ctx: RequestContext, id: number): Promise<StaffOffer | null> {
  const [shown, written, toOffer] = await Promise.all([
    sql<OfferColumns>`
      select ${offerColumns}
      from offers o join customers c on c.id = o.customer_id left join vendors v on v.id = o.vendor_id
      where o.id = ${id}`.execute(ctx.db),
    readDraft(ctx.db, id),
    offerFactory(ctx),
  ]);
  const [row] = shown.rows;
  return row && written ? { offer: await withRecipient(ctx, toOffer(row), row), ...written } : null;
}

/** An offer as it is written; null where there is none. */
export async function readDraft(db: Database, id: number): Promise<Omit<StaffOffer, 'offer'> | null> {
  const { rows } = await sql<Drafted>`
    select o.customer_id as "customerId", ${offerPerson} as person, ${offerAccount} as "accountId", o.accepted_at,
      (select max(r.id) from offers r where r.replaces_id = o.id and (r.status <> 'withdrawn' or r.sent_at is not null)) as "replacedById", c.email, coalesce(o.vendor_id::text, '') as vendor, o.conversation_id as conversation, o.prices_with_tax as "withTax",
      ${offerLastDay} as "validUntil", o.custom_text as "customText", o.vendor_text as "vendorText",
      (select json_build_object('id', d.id, 'number', d.number) from orders d where d.id = o.order_id) as "order",
      (select json_agg(json_build_object('item', case when l.is_free then '' else coalesce(p.sku, '#' || p.id, '') end,
          'name', l.name, 'quantity', l.quantity, 'unit', l.unit_cents) order by l.position)
        from offer_lines l left join products p on p.id = l.item_id where l.offer_id = o.id) as lines
    from offers o join customers c on c.id = o.customer_id where o.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { customerId, person, accountId, order, replacedById, accepted_at, withTax, lines, ...draft } = row;
  const acceptedAt = accepted_at?.toISOString() ?? null;
  return {
    customerId,
    person,
    accountId,
    order,
    replacedById,
    acceptedAt,
    draft: { ...draft, mode: withTax ? 'gross' : 'net', lines: lines ?? [] },
  };
}
