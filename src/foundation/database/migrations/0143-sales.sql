-- What was sold, as the reports add it up: rows that belong to their order, worked out anew in the transaction that changes it. The rule of
-- what counts is said in src/site/reports/rules/turnover.ts; amounts are whole cents, of refunds negative.
create table sales_orders (
  order_id int not null references orders (id) on delete cascade,
  -- null for the sale itself
  refund_id int,
  -- in Rome, since 1970: of the order, or the day on which the money was given back
  day int not null,
  customer_id int,
  -- a customer, or a guest by email: who comes back
  buyer bigint not null,
  agent_id int,
  province text not null,
  payment_method text not null,
  goods_net_cents int not null,
  goods_tax_cents int not null,
  shipping_net_cents int not null,
  shipping_tax_cents int not null,
  fee_net_cents int not null,
  fee_tax_cents int not null,
  discount_net_cents int not null
);
create index sales_orders_by_order on sales_orders (order_id);
create index sales_orders_by_day on sales_orders (day, order_id);
create index sales_orders_by_buyer on sales_orders (buyer, day) where refund_id is null;

create table sales_lines (
  order_id int not null references orders (id) on delete cascade,
  refund_id int,
  day int not null,
  part text not null check (part in ('goods', 'shipping', 'fee')),
  -- null for shipping and fees, for free lines and for goods that are gone
  article_id int,
  rate_basis_points int not null,
  quantity int not null,
  net_cents int not null,
  tax_cents int not null,
  -- of all pieces, at the average cost that held when they were sold; null where nobody has entered one
  cost_cents int
);
create index sales_lines_by_order on sales_lines (order_id);
create index sales_lines_by_day on sales_lines (day);

create function sales_day(at timestamptz) returns int language sql stable as $$
  select (at at time zone 'Europe/Rome')::date - date '1970-01-01'
$$;

-- The rate of an amount of an order: the one whose VAT is what goods and fee leave of it, or else the nearest.
create function sales_rate(net int, tax int, tax_lines jsonb) returns int language sql immutable as $$
  select case when tax = 0 then 0 else coalesce(
    (select (line ->> 'rate')::int from jsonb_array_elements(tax_lines) line where net <> 0 and (line ->> 'rate')::int > 0
      order by abs(net * ((line ->> 'rate')::int / 10000.0) - tax), (line ->> 'rate')::int desc limit 1),
    round(tax * 10000.0 / nullif(net, 0))::int, 0) end
$$;

-- What orders are in `sales_orders`.
create function sales_orders_of(ids int[]) returns setof sales_orders language sql stable as $$
  with counted as (
    select o.*, sales_day(o.created_at) as ordered_on,
      coalesce(o.customer_id::bigint, -1 - (hashtextextended(lower(o.billing_address ->> 'email'), 0) & 9223372036854775806)) as buyer,
      (select (e.detail -> 'actedBy' ->> 'customerId')::int from order_events e
        where e.order_id = o.id and e.kind = 'placed' and e.detail -> 'actedBy' ->> 'as' = 'agent' limit 1) as agent_id,
      case when coalesce(o.billing_address ->> 'country', '') in ('IT', '') then coalesce(o.billing_address ->> 'state', '')
        else o.billing_address ->> 'country' end as province
    from orders o where o.id = any (ids) and o.status in ('processing', 'completed', 'refunded'))
  select o.id, null::int, o.ordered_on, o.customer_id, o.buyer, o.agent_id, o.province, o.payment_method, o.items_net_cents, o.items_tax_cents,
    o.shipping_net_cents, o.shipping_tax_cents, o.fee_net_cents, o.fee_tax_cents, o.discount_net_cents
  from counted o
  union all
  select o.id, r.id, sales_day(coalesce(r.settled_at, r.created_at)), o.customer_id, o.buyer, o.agent_id, o.province,
    o.payment_method, -coalesce(goods.net, 0)::int, -coalesce(goods.tax, 0)::int, -r.shipping_net_cents, -r.shipping_tax_cents,
    -r.fee_net_cents, -r.fee_tax_cents, 0
  from counted o join order_refunds r on r.order_id = o.id and r.state in ('done', 'elsewhere')
  left join lateral (
    select sum(l.net_cents) as net, sum(l.tax_cents) as tax from order_refund_lines l where l.refund_id = r.id) goods on true
$$;

-- What orders are in `sales_lines`.
create function sales_lines_of(ids int[]) returns setof sales_lines language sql stable as $$
  with counted as (
    select o.*, sales_day(o.created_at) as ordered_on
    from orders o where o.id = any (ids) and o.status in ('processing', 'completed', 'refunded')),
  settled as (
    select r.*, sales_day(coalesce(r.settled_at, r.created_at)) as given_on, o.tax_lines
    from counted o join order_refunds r on r.order_id = o.id and r.state in ('done', 'elsewhere')),
  goods as (
    select l.*, o.ordered_on, coalesce(l.variation_id, l.product_id) as article_id, (
      select m.average_cost from stock_movements m
      where m.product_id = coalesce(l.variation_id, l.product_id) and m.average_cost is not null and m.created_at <= o.created_at
      order by m.id desc limit 1) as average_cost
    from counted o join order_lines l on l.order_id = o.id),
  -- A fee is split by the rates of its order, the rest has none.
  fees as (
    select o.id as order_id, null::int as refund_id, o.ordered_on as day, o.fee_net_cents as net, o.fee_tax_cents as tax, o.tax_lines from counted o
    union all
    select s.order_id, s.id, s.given_on, -s.fee_net_cents, -s.fee_tax_cents, s.tax_lines from settled s),
  weights as (
    select f.order_id, f.refund_id, (line ->> 'rate')::int as rate, (line ->> 'fee')::bigint as fee,
      sum((line ->> 'fee')::bigint) over whole as fees, sum((line ->> 'fee')::bigint) over running as upto,
      sum((line ->> 'fee')::bigint * 10000.0 / (line ->> 'rate')::int) over whole as bases,
      sum((line ->> 'fee')::bigint * 10000.0 / (line ->> 'rate')::int) over running as bases_upto
    from fees f, jsonb_array_elements(f.tax_lines) line
    where f.tax <> 0 and coalesce((line ->> 'fee')::bigint, 0) <> 0 and (line ->> 'rate')::int > 0
    window whole as (partition by f.order_id, f.refund_id),
      running as (partition by f.order_id, f.refund_id order by (line ->> 'rate')::int rows unbounded preceding)),
  fee_shares as (
    select f.order_id, f.refund_id, f.day, w.rate,
      (round(f.net * w.bases_upto / nullif(w.bases, 0)) - round(f.net * (w.bases_upto - w.fee * 10000.0 / w.rate) / nullif(w.bases, 0)))::int as net,
      (round(f.tax * w.upto / nullif(w.fees, 0)) - round(f.tax * (w.upto - w.fee) / nullif(w.fees, 0)))::int as tax
    from fees f join weights w on w.order_id = f.order_id and w.refund_id is not distinct from f.refund_id
    where w.fees <> 0 and w.bases <> 0
    union all
    select f.order_id, f.refund_id, f.day, sales_rate(f.net, f.tax, f.tax_lines), f.net, f.tax
    from fees f where not exists (
      select from weights w where w.order_id = f.order_id and w.refund_id is not distinct from f.refund_id and w.fees <> 0 and w.bases <> 0))
  select g.order_id, null::int, g.ordered_on, 'goods', g.article_id, g.tax_rate_basis_points, g.quantity, g.net_cents, g.tax_cents,
    round(g.quantity * g.average_cost)::int
  from goods g
  union all
  -- Only what went back into stock takes its cost back.
  select g.order_id, s.id, s.given_on, 'goods', g.article_id, g.tax_rate_basis_points, -l.quantity, -l.net_cents, -l.tax_cents,
    -round(l.restocked * g.average_cost)::int
  from settled s join order_refund_lines l on l.refund_id = s.id join goods g on g.id = l.order_line_id
  union all
  select o.id, null::int, o.ordered_on, 'shipping', null::int, sales_rate(o.shipping_net_cents, o.shipping_tax_cents, o.tax_lines), 0,
    o.shipping_net_cents, o.shipping_tax_cents, null::int
  from counted o where o.shipping_net_cents <> 0 or o.shipping_tax_cents <> 0
  union all
  select s.order_id, s.id, s.given_on, 'shipping', null::int, sales_rate(s.shipping_net_cents, s.shipping_tax_cents, s.tax_lines), 0,
    -s.shipping_net_cents, -s.shipping_tax_cents, null::int
  from settled s where s.shipping_net_cents <> 0 or s.shipping_tax_cents <> 0
  union all
  select f.order_id, f.refund_id, f.day, 'fee', null::int, f.rate, 0, f.net, f.tax, null::int
  from fee_shares f where f.net <> 0 or f.tax <> 0
$$;

create function refresh_sales(ids int[]) returns void language plpgsql as $$
begin
  delete from sales_orders where order_id = any (ids);
  delete from sales_lines where order_id = any (ids);
  insert into sales_orders select * from sales_orders_of(ids);
  insert into sales_lines select * from sales_lines_of(ids);
end
$$;

create function refresh_sales_of_order() returns trigger language plpgsql as $$
begin
  perform refresh_sales(array[new.id]);
  return null;
end
$$;

create function refresh_sales_of_lines() returns trigger language plpgsql as $$
begin
  perform refresh_sales(array(select distinct order_id from changed));
  return null;
end
$$;

create function refresh_sales_of_part() returns trigger language plpgsql as $$
begin
  perform refresh_sales(array[new.order_id]);
  return null;
end
$$;

create trigger orders_sold after insert on orders
  for each row when (new.status in ('processing', 'completed', 'refunded')) execute function refresh_sales_of_order();
create trigger orders_sold_otherwise after update on orders
  for each row when (
    (old.status in ('processing', 'completed', 'refunded') or new.status in ('processing', 'completed', 'refunded'))
    and (old.status in ('processing', 'completed', 'refunded'), old.created_at, old.customer_id, old.billing_address, old.payment_method, old.items_net_cents,
      old.items_tax_cents, old.shipping_net_cents, old.shipping_tax_cents, old.fee_net_cents, old.fee_tax_cents, old.discount_net_cents,
      old.tax_lines, old.refunded_cents)
      is distinct from (new.status in ('processing', 'completed', 'refunded'), new.created_at, new.customer_id, new.billing_address, new.payment_method,
      new.items_net_cents, new.items_tax_cents, new.shipping_net_cents, new.shipping_tax_cents, new.fee_net_cents, new.fee_tax_cents,
      new.discount_net_cents, new.tax_lines, new.refunded_cents))
  execute function refresh_sales_of_order();
-- The lines of a new order are there when it is: what follows is for an order that is edited.
create trigger order_lines_sold after insert on order_lines
  referencing new table as changed for each statement execute function refresh_sales_of_lines();
create trigger order_lines_gone after delete on order_lines
  referencing old table as changed for each statement execute function refresh_sales_of_lines();
create trigger order_lines_sold_otherwise after update on order_lines
  for each row when (
    (old.product_id, old.variation_id, old.quantity, old.tax_rate_basis_points, old.net_cents, old.tax_cents)
    is distinct from (new.product_id, new.variation_id, new.quantity, new.tax_rate_basis_points, new.net_cents, new.tax_cents))
  execute function refresh_sales_of_part();
create trigger order_refunds_given_otherwise after update on order_refunds
  for each row when ((old.state, old.settled_at) is distinct from (new.state, new.settled_at)) execute function refresh_sales_of_part();

-- A thousand at a time: the joins of one call grow with its orders.
do $$
begin
  perform refresh_sales(array_agg(id)) from (select id, (row_number() over (order by id) - 1) / 1000 as part from orders) numbered group by part;
end
$$;

update staff_roles set rights = rights || '{reports}' where code in ('sales', 'accounting');
update staff_roles set rights = rights || '{margins}' where code = 'accounting';
