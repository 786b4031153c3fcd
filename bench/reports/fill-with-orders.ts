import pg from 'pg';

const ORDERS = 1_000_000;
const DAYS = 3 * 365;

/**
 * A million completed orders of three years with what reports know of them, one of three with two articles, shipping for every other one,
 * a coupon for each tenth; their movements of stock, 100,000 offers, the carts that customers have left, and searches of 300 days. Reports
 * and the start page read no lines of old orders and search no words, so that lines are left out and the index of words is dropped.
 */
export async function fillWithOrders(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const statements = [
  `set session_replication_role = replica`,
  `drop index orders_by_words`,
  `create temporary table made as
    select n, 10000000 + n as id, n % ${DAYS} as ago, (select array_agg(id order by id) from customers) as people,
      1000 + n % 9000 as net, (n % 2) * 690 as shipping
    from generate_series(1, ${ORDERS}) n`,
  `insert into orders (id, number, order_key, status, customer_id, fingerprint, locale, prices_with_tax, billing_address, shipping_address,
      payment_method, payment_title, shipping_method, shipping_title, items_net_cents, items_tax_cents, shipping_net_cents, shipping_tax_cents,
      total_cents, tax_lines, created_at, paid_at, discount_net_cents, coupons)
    select id, id, 'bench' || id, 'completed', case when n % 3 > 0 then people[1 + n % cardinality(people)] end, decode(md5(n::text), 'hex'), 'it', true,
      json_build_object('email', 'cliente' || n % 200000 || '@example.it', 'country', 'IT', 'state', 'MI'), '{}',
      'bacs', 'Bonifico', 'flat_rate', 'Corriere', net, net * 22 / 100, shipping, shipping * 22 / 100,
      net + net * 22 / 100 + shipping + shipping * 22 / 100, '[]', now() - ago * interval '1 day', now() - ago * interval '1 day',
      case when n % 10 = 0 then 100 else 0 end, case when n % 10 = 0 then jsonb_build_array(jsonb_build_object('code', 'SCONTO' || n % 50, 'discount', 122)) else '[]' end
    from made`,
  `insert into sales_orders
    select id, null, sales_day(now()) - ago, case when n % 3 > 0 then people[1 + n % cardinality(people)] end, n % 200000, null,
      (array['MI', 'TO', 'RM', 'NA', 'BO', 'FI', 'PD', 'BA'])[1 + n % 8], (array['bacs', 'cod', 'cards'])[1 + n % 3],
      net, net * 22 / 100, shipping, shipping * 22 / 100, 0, 0, case when n % 10 = 0 then 100 else 0 end
    from made`,
  `create temporary table sold as
    select row_number() over () as place, id from products where type <> 'variable' order by id`,
  `create unique index on sold (place)`,
  `insert into sales_lines
    select m.id, null, sales_day(now()) - m.ago, 'goods', s.id, 2200, 1 + m.n % 4, m.net, m.net * 22 / 100, case when m.n % 2 = 0 then m.net * 6 / 10 end
    from made m join sold s on s.place = 1 + m.n * 7 % (select count(*) from sold)`,
  `insert into sales_lines
    select m.id, null, sales_day(now()) - m.ago, 'goods', s.id, 2200, 1, 500, 110, null
    from made m join sold s on s.place = 1 + m.n * 13 % (select count(*) from sold) where m.n % 3 = 0`,
  `insert into sales_lines
    select id, null, sales_day(now()) - ago, 'shipping', null, 2200, 0, shipping, shipping * 22 / 100, null from made where shipping > 0`,
  `insert into stock_movements (product_id, delta, reason, order_id, created_at)
    select article_id, -quantity, 'sale', order_id, (date '1970-01-01' + day)::timestamp at time zone 'Europe/Rome' + interval '12 hours'
    from sales_lines where part = 'goods' and order_id >= 10000000 and article_id is not null order by day
    on conflict do nothing`,
  `insert into stock_movements (product_id, delta, reason, unit_cost_cents, average_cost, created_at)
    select id, 10, 'received', 500, 500 + place % 300, now() - make_interval(days => (${DAYS} - 30 * g)::int)
    from sold, generate_series(1, 30) g where place % 40 = g`,
  `insert into missed_searches (words, times, first_seen, last_seen) select 'ricambio ' || g, 300, now(), now() from generate_series(1, 2000) g`,
  `insert into missed_search_days select words, sales_day(now()) - d * 3, 1 from missed_searches, generate_series(1, 300) d on conflict do nothing`,
  `with sent as (
      insert into offers (customer_id, status, prices_with_tax, sent_at, created_at, updated_at, valid_until)
      select people[1 + n % cardinality(people)], (array['sent', 'ordered', 'withdrawn'])[1 + n % 3], n % 2 = 0, at, at, at, at + interval '30 days'
      from (select n, people, now() - ago * interval '1 day' as at from made where n % 10 = 0) tenths returning id)
    insert into offer_lines (offer_id, position, is_free, name, quantity, unit_cents)
    select id, place, true, 'Riga', place, 1000 from sent, generate_series(1, 5) place`,
  `with left_carts as (
      insert into carts (customer_id, created_at, updated_at)
      select c.id, now() - interval '1 year', now() - make_interval(days => (c.id % 300)::int + 2) from customers c
      where not exists (select from carts k where k.customer_id = c.id) returning id)
    insert into cart_lines (cart_id, key, product_id, quantity, seen_unit_cents)
    select l.id, md5(l.id || '-' || s.id), s.id, 2, 1000 from left_carts l join sold s on s.place <= 10`,
  `analyze`,
];
