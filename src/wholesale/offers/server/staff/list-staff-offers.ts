import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { STAFF_OFFERS_PER_PAGE } from '../../rules/offer-limits.ts';
import { type OfferState, offerStates } from '../../rules/offer-state.ts';
import type { OfferList, OfferQuery, OfferRow } from '../../rules/staff-offers.ts';
import { offerAccount, offerCustomer, offerLastDay, offerPerson, offerStateColumn } from '../offer-rows.ts';

/** Which offers `o` answer the words, and whether that is a matter of their customers `c`. */
function searched({ words }: OfferQuery): {
  readonly found: RawBuilder<unknown>;
  readonly byCustomer: boolean;
} {
  const number = /^#?(\d{1,9})$/.exec(words)?.[1];
  if (number !== undefined) return { found: sql`o.id = ${Number(number)}`, byCustomer: false };
  const patterns = words
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const text = sql`customer_search_text(c.email, c.first_name, c.last_name, c.company, c.invoice_data)`;
  const asked = patterns.map(
    (pattern) => sql`c.id in (
      select c.id from customers c where ${text} like lower(f_unaccent(${pattern}))
      union select s.customer_id from subaccounts s join customers c on c.id = s.main_account_id
        where ${text} like lower(f_unaccent(${pattern})))`,
  );
  return asked.length === 0
    ? { found: sql`true`, byCustomer: false }
    : { found: sql.join(asked, sql` and `), byCustomer: true };
}

/** Each as the indexes know it; the rule is `offerStateAt`. */
function inState(state: OfferState, now: Date): RawBuilder<unknown> {
  const holds = sql`o.status = 'sent' and (o.valid_until is null or o.valid_until > ${now})`;
  switch (state) {
    case 'expired':
      return sql`o.status = 'sent' and o.valid_until <= ${now}`;
    case 'countered':
      return sql`${holds} and o.counter_id is not null`;
    case 'accepted':
      return sql`${holds} and o.counter_id is null and o.accepted_at is not null`;
    case 'open':
      return sql`${holds} and o.counter_id is null and o.accepted_at is null`;
    default:
      return sql`o.status = ${state}`;
  }
}

type Row = Omit<OfferRow, 'updatedAt'> & { readonly updated_at: Date };

/** The statement of a page of the list. */
function staffOffersStatement(query: OfferQuery, now: Date): RawBuilder<Row> {
  const { state, page } = query;
  return sql<Row>`
    select o.id, o."state", o.customer_id as "customerId", o.customer, o."accountId", o.person, o.email, o.prices_with_tax as "withTax",
      ${offerLastDay} as "validUntil", o.updated_at,
      (select count(*)::int from offer_lines l where l.offer_id = o.id) as lines,
      (select coalesce(sum(l.quantity::bigint * l.unit_cents), 0)::bigint from offer_lines l where l.offer_id = o.id) as total
    from (
      select o.*, ${offerCustomer} as customer, ${offerAccount} as "accountId", ${offerPerson} as person, c.email, ${offerStateColumn(now)} as state
      from offers o join customers c on c.id = o.customer_id
      where ${searched(query).found} and ${state === null ? sql`true` : inState(state, now)}
      order by o.id desc limit ${STAFF_OFFERS_PER_PAGE} offset ${(page - 1) * STAFF_OFFERS_PER_PAGE}) o
    order by o.id desc`;
}

/** How many of the offers that were found have which state; of all offers by an index alone. */
function countsStatement(query: OfferQuery, now: Date): RawBuilder<{ state: OfferState; count: number }> {
  const { found, byCustomer } = searched(query);
  return sql`
    select ${offerStateColumn(now)} as state, count(*)::int as count
    from offers o ${byCustomer ? sql`join customers c on c.id = o.customer_id` : sql``} where ${found} group by 1`;
}

/** The shop's offers, the newest first, found by words and state; null for a page behind the last one. */
export async function listStaffOffers(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  query: OfferQuery,
): Promise<OfferList | null> {
  const now = clock.now();
  const [{ rows }, counted] = await Promise.all([
    staffOffersStatement(query, now).execute(db),
    countsStatement(query, now).execute(db),
  ]);
  const countOf = (state: OfferState) => counted.rows.find((row) => row.state === state)?.count ?? 0;
  const counts = Object.fromEntries(
    offerStates.map((state) => [state, countOf(state)]),
  ) as OfferList['counts'];
  const total = query.state
    ? counts[query.state]
    : offerStates.reduce((sum, state) => sum + counts[state], 0);
  const pages = Math.max(1, Math.ceil(total / STAFF_OFFERS_PER_PAGE));
  if (query.page > pages) return null;
  const offers = rows.map(({ updated_at, ...row }) => ({
    ...row,
    total: Number(row.total),
    updatedAt: updated_at.toISOString(),
  }));
  return { offers, total, pages, query, counts };
}
