import { type RawBuilder, sql } from 'kysely';

/** The location of goods on their way between two locations. Null is the default one, as in the ledger. */
export const ON_THE_WAY = 0;

/**
 * `valued`: what the shop owned at the end of a day in Rome, added up anew from the ledger, at the average cost that held then; now, for '', what the
 * stock says, which the ledger adds up to. A transfer moves nothing in or out of it. Articles at or below zero have no value.
 */
export function valuedStock(day: string): RawBuilder<unknown> {
  if (day === '')
    return sql`costs as (
      select distinct on (m.product_id) m.product_id, m.average_cost from stock_movements m
      where m.average_cost is not null order by m.product_id, m.id desc),
    sent as (
      select l.product_id, sum(l.quantity)::int as pieces from stock_transfers t join stock_transfer_lines l on l.transfer_id = t.id
      where t.state = 'sent' and t.closed_at is null group by l.product_id),
    valued as materialized (
      select s.product_id, s.on_hand + coalesce(sent.pieces, 0) as pieces, costs.average_cost as average,
        round((s.on_hand + coalesce(sent.pieces, 0)) * costs.average_cost)::float8 as value
      from stock s left join sent on sent.product_id = s.product_id left join costs on costs.product_id = s.product_id
      where s.on_hand + coalesce(sent.pieces, 0) > 0)`;
  return sql`valued as materialized (
    select sums.*, round(sums.pieces * sums.average)::float8 as value from (
      select m.product_id, coalesce(sum(m.delta) filter (where not ${isTransfer}), 0)::int as pieces,
        (array_agg(m.average_cost order by m.id desc) filter (where m.average_cost is not null))[1] as average
      from stock_movements m where m.created_at < ${endOf(day)}
      group by m.product_id) sums
    where sums.pieces > 0)`;
}

/**
 * `located`: the rows of `valued` by location. The default location has what no other has. The cents of an article are split by what its pieces add up to
 * location after location, so that all of them make its value to the cent.
 */
export const locatedStock = (
  day: string,
): RawBuilder<unknown> => sql`elsewhere as materialized (${elsewhere(day)}),
  at_locations as (
    select v.product_id, e.location_id, e.pieces, v.average from elsewhere e join valued v on v.product_id = e.product_id
    union all
    select v.product_id, null, v.pieces - coalesce(others.pieces, 0)::int, v.average
    from valued v left join (select product_id, sum(pieces) as pieces from elsewhere group by product_id) others on others.product_id = v.product_id),
  located as (
    select product_id, location_id, pieces, average, (round(upto * average) - round((upto - pieces) * average))::float8 as value
    from (select *, sum(pieces) over (partition by product_id order by location_id nulls first) as upto from at_locations) running
    where pieces <> 0)`;

/** What lay elsewhere than at the default location: now as it is stored, of a day from the movements there and the orders that they served. */
function elsewhere(day: string): RawBuilder<unknown> {
  if (day === '')
    return sql`
      select product_id, location_id, on_hand as pieces from stock_at_locations
      union all
      select product_id, ${ON_THE_WAY}::int, pieces from sent`;
  const end = endOf(day);
  return sql`
    select product_id, location_id, sum(pieces)::int as pieces from (
      select m.product_id, m.location_id, m.delta as pieces from stock_movements m
      where m.location_id is not null and m.created_at < ${end}
      union all
      select m.product_id, ${ON_THE_WAY}::int, -m.delta from stock_movements m where ${isTransfer} and m.created_at < ${end}
      union all
      select a.product_id, a.location_id, a.returned - least(a.returned, greatest(0, coalesce(later.pieces, 0) - a.returned_before)) - a.quantity
      from (
        select *, (sum(returned) over (partition by order_id, product_id, turn order by id) - returned)::int as returned_before
        from stock_allocations where state = 'sold') a
      join stock_locations l on l.id = a.location_id and not l.is_default
      join stock_movements sold on sold.order_id = a.order_id and sold.product_id = a.product_id and sold.turn = a.turn
        and sold.reason = 'sale' and sold.created_at < ${end}
      left join (
        select order_id, product_id, turn, sum(delta)::int as pieces from stock_movements
        where order_id is not null and reason = 'return' and created_at >= ${end} group by order_id, product_id, turn) later
        on later.order_id = a.order_id and later.product_id = a.product_id and later.turn = a.turn) moved
    group by product_id, location_id`;
}

const endOf = (day: string) => sql`(${day}::date + 1)::timestamp at time zone 'Europe/Rome'`;

/** A movement `m` that changes where goods are, not how many the shop owns. */
const isTransfer = sql`(m.transfer_id is not null and m.reason = 'transfer')`;
