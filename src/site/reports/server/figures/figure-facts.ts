import { type RawBuilder, sql } from 'kysely';
import type { FigureDivision, FigureSubject } from '../../rules/figure-reports.ts';
import type { DayNumber, Period } from '../../rules/report-period.ts';

/** What a report is counted from. */
export type AskedFigures = {
  readonly period: Period;
  readonly now: Date;
  /** today in Rome */
  readonly today: DayNumber;
  /** VAT rates of the home country in basis points, by tax class */
  readonly rates: Readonly<Record<string, number>>;
};

type Facts = {
  /** the tables of a `with` that end in `facts`, which has a column for each division */
  readonly facts: (asked: AskedFigures) => RawBuilder<unknown>;
  /** the figures of some facts `f`; `by` is null for all of them */
  readonly figures: (by: FigureDivision | null, asked: AskedFigures) => RawBuilder<unknown>;
};

const dayStart = (day: number) =>
  sql`((date '1970-01-01' + ${day}::int)::timestamp at time zone 'Europe/Rome')`;
const within = (column: RawBuilder<unknown>, { first, last }: Period) =>
  sql`${column} >= ${dayStart(first)} and ${column} < ${dayStart(last + 1)}`;

/** After this a cart that has not been ordered counts as abandoned. */
const ABANDONED_AFTER_MS = 86_400_000;

/** An offer counts on the day on which it was sent; of those that were revised the last one alone. */
const quotes: Facts = {
  facts: ({ period, now, rates }) => sql`
    counted as (
      select o.* from offers o
      where ${within(sql`o.sent_at`, period)} and not (o.status = 'withdrawn' and (
        exists (select from offers n where n.replaces_id = o.id and n.sent_at is not null)
        or exists (select from offers n where n.conversation_id = o.conversation_id and n.sent_at > o.sent_at)))),
    amounts as (
      select l.offer_id, sum(case when o.prices_with_tax
          then round(l.unit_cents::bigint * l.quantity * 10000.0 / (10000 + coalesce((${JSON.stringify(rates)}::jsonb ->> coalesce(i.tax_class, 'standard'))::int, 0)))
          else l.unit_cents::bigint * l.quantity end) as net
      from counted o join offer_lines l on l.offer_id = o.id left join products i on i.id = l.item_id group by l.offer_id),
    facts as (
      select sales_day(o.sent_at) as day, o.customer_id, o.sent_by as seller_id, coalesce(a.net, 0) as net,
        case when o.status = 'ordered' then 'won' when o.status = 'withdrawn' or o.valid_until <= ${now} then 'lost' else 'open' end as state,
        extract(epoch from (select min(e.sent_at) from offers e where e.conversation_id = o.conversation_id) - c.created_at) / 3600 as answer
      from counted o left join amounts a on a.offer_id = o.id left join conversations c on c.id = o.conversation_id and c.type = 'quote')`,
  figures: () => sql`count(*) as sent, sum(f.net) as amount,
    count(*) filter (where f.state = 'won') as won, sum(f.net) filter (where f.state = 'won') as "wonAmount",
    count(*) filter (where f.state = 'lost') as lost, sum(f.net) filter (where f.state = 'lost') as "lostAmount",
    count(*) filter (where f.state = 'open') as open, sum(f.net) filter (where f.state = 'open') as "openAmount",
    round(count(*) filter (where f.state = 'won') * 1000.0 / nullif(count(*) filter (where f.state <> 'open'), 0)) as rate,
    round(percentile_cont(0.5) within group (order by f.answer)::numeric, 1) as answer`,
};

/** A cart is one per session or customer: it counts on the day of its last change, until it is ordered, emptied or changed again. Drafts of the counter are no shopper's. */
const carts: Facts = {
  facts: ({ period, now }) => sql`
    facts as (
      select sales_day(c.updated_at) as day, c.id as cart_id, c.customer_id, coalesce(l.variation_id, l.product_id) as article_id, l.quantity,
        coalesce(l.seen_unit_cents, 0)::bigint * l.quantity as amount
      from carts c join cart_lines l on l.cart_id = c.id
      where ${within(sql`c.updated_at`, period)} and c.updated_at < ${new Date(now.getTime() - ABANDONED_AFTER_MS)}
        and not exists (select from counter_drafts d where d.session_id = c.session_id))`,
  figures:
    () => sql`count(distinct f.cart_id) as carts, count(distinct f.cart_id) filter (where f.customer_id is not null) as known,
    count(*) as lines, sum(f.quantity) as pieces, sum(f.amount) as amount`,
};

/**
 * The orders that count as turnover, once for each of their coupons. The discount of an order is split by what each of them took off, to the cent; its
 * turnover counts once where coupons are not told apart.
 */
const coupons: Facts = {
  facts: ({ period: { first, last } }) => sql`
    used as (
      select s.order_id, s.day, s.customer_id, s.goods_net_cents + s.shipping_net_cents + s.fee_net_cents as net, s.discount_net_cents as discount,
        u.coupon ->> 'code' as code, u.place, greatest((u.coupon ->> 'discount')::numeric, 0) as part
      from sales_orders s join orders o on o.id = s.order_id and o.coupons <> '[]'
      cross join lateral jsonb_array_elements(o.coupons) with ordinality u (coupon, place)
      where s.refund_id is null and s.day between ${first}::int and ${last}::int),
    running as (
      select *, sum(part) over (partition by order_id order by place) as upto, sum(part) over (partition by order_id) as whole from used),
    facts as (
      select order_id, day, customer_id, code, net, place = 1 as is_first, case
          when whole > 0 then round(discount * upto / whole) - round(discount * (upto - part) / whole)
          when place = 1 then discount else 0 end as discount
      from running)`,
  figures: (by) => sql`count(*) as uses, count(distinct f.order_id) as orders, sum(f.discount) as discount,
    ${by === 'coupon' ? sql`sum(f.net)` : sql`sum(f.net) filter (where f.is_first)`} as turnover`,
};

/**
 * What was sold of each article against what lay there on average. The stock at the end is that of now without what has moved since; the mean weighs
 * each movement by the time after it, so that no day has to be added up.
 */
const stock: Facts = {
  facts: ({ period: { first, last }, now }) => sql`
    span as (
      select ${dayStart(first)} as start, ${dayStart(last + 1)} as finish,
        greatest(least(${dayStart(last + 1)}, ${now}::timestamptz), ${dayStart(first)} + interval '1 second') as until),
    moved as (
      select m.product_id, coalesce(sum(m.delta) filter (where m.created_at >= s.finish), 0) as later,
        coalesce(sum(m.delta) filter (where m.created_at < s.finish), 0) as during,
        coalesce(sum(m.delta * extract(epoch from s.until - m.created_at)::float8 / extract(epoch from s.until - s.start)::float8)
          filter (where m.created_at < s.until), 0) as weighed
      from stock_movements m cross join span s
      where m.created_at >= ${dayStart(first)} and not (m.transfer_id is not null and m.reason = 'transfer')
      group by m.product_id),
    sent as (
      select l.product_id, sum(l.quantity) as pieces from stock_transfers t join stock_transfer_lines l on l.transfer_id = t.id
      where t.state = 'sent' and t.closed_at is null group by l.product_id),
    owned as (
      select k.product_id, k.on_hand + coalesce(n.pieces, 0) - coalesce(m.later, 0) as pieces,
        greatest(0, k.on_hand + coalesce(n.pieces, 0) - coalesce(m.later, 0) - coalesce(m.during, 0) + coalesce(m.weighed, 0)) as mean
      from stock k left join sent n on n.product_id = k.product_id left join moved m on m.product_id = k.product_id),
    sold as (
      select article_id, sum(quantity) as pieces, sum(cost_cents) as cost from sales_lines
      where part = 'goods' and day between ${first}::int and ${last}::int group by article_id),
    facts as (
      select coalesce(o.product_id, s.article_id) as article_id, coalesce(s.pieces, 0) as sold, s.cost, o.mean, greatest(o.pieces, 0) as pieces,
        case when o.pieces > 0 then round(o.pieces * (
          select m.average_cost from stock_movements m, span
          where m.product_id = o.product_id and m.average_cost is not null and m.created_at < span.finish order by m.id desc limit 1)) end as value
      from (select * from owned where pieces > 0 or mean > 0) o full join sold s on s.article_id = o.product_id)`,
  figures: (_, { period, today }) => {
    const days = Math.max(1, Math.min(period.last, today) - period.first + 1);
    return sql`sum(f.sold) as sold, sum(f.cost) as cost, round(coalesce(sum(f.mean), 0)::numeric, 1) as mean, sum(f.pieces) as pieces, sum(f.value) as value,
      round((sum(f.sold) filter (where f.mean > 0) / nullif(sum(f.mean), 0))::numeric, 2) as turns,
      round(sum(f.pieces)::numeric * ${days}::int / nullif(greatest(sum(f.sold) filter (where f.mean > 0), 0), 0)) as cover,
      sum(f.pieces) filter (where f.sold <= 0) as dead, sum(f.value) filter (where f.sold <= 0) as "deadValue"`;
  },
};

const searches: Facts = {
  facts: ({ period: { first, last } }) => sql`
    facts as (select day, words, times from missed_search_days where day between ${first}::int and ${last}::int)`,
  figures: () => sql`sum(f.times) as times, count(distinct f.words) as texts`,
};

export const figureFacts: Readonly<Record<FigureSubject, Facts>> = {
  quotes,
  carts,
  coupons,
  stock,
  searches,
};
