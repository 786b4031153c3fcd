-- What staff agree at the counter: a discount or a price for a line, a line without an article, a discount on all lines. Only carts of the counter's
-- drafts have any.
alter table cart_lines add column staff_terms jsonb;
alter table carts add column staff_discount jsonb;

-- Where an order was taken.
alter table orders add column channel text not null default 'shop' check (channel in ('shop', 'counter', 'phone'));
create index orders_taken_by_staff on orders (created_at desc, id desc) where channel <> 'shop';

-- The counter finds customers by their telephone, however it is written.
create function telephone_digits(address jsonb) returns text language sql immutable parallel safe
  return regexp_replace(coalesce(address ->> 'phone', ''), '\D', '', 'g');
create index customers_by_telephone on customers using gin (telephone_digits(billing_address) gin_trgm_ops);

update staff_roles set rights = rights || '{counter-discounts}' where code = 'sales';

-- Somebody who buys at the counter without a name has bought once: nobody comes back without an email address.
create or replace function sales_orders_of(ids int[]) returns setof sales_orders language sql stable as $$
  with counted as (
    select o.*, sales_day(o.created_at) as ordered_on,
      case when o.customer_id is not null then o.customer_id::bigint
        when coalesce(o.billing_address ->> 'email', '') = '' then -1 - o.id::bigint
        else -1 - (hashtextextended(lower(o.billing_address ->> 'email'), 0) & 9223372036854775806) end as buyer,
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
