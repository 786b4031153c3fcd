-- How far a refund has come. What the payment provider gives back is asked for first, and counts once the provider says that it was done.
alter table order_refunds
  add column state text not null default 'done'
    check (state in ('requested', 'done', 'refused', 'elsewhere', 'withdrawn')),
  -- provider: somebody gave it back over there, and the shop found out
  add column origin text not null default 'shop' check (origin in ('shop', 'provider')),
  add column settled_at timestamptz;
create index order_refunds_open on order_refunds (order_id) where state in ('requested', 'refused');

alter table wallet_refunds
  drop constraint wallet_refunds_status_check,
  -- pending: the provider has accepted it and has not done it yet
  add constraint wallet_refunds_status_check check (status in ('waiting', 'pending', 'done', 'refused')),
  -- the provider recognises a repeated request by it; a new attempt after a refusal gets a new one
  add column request_id text not null default gen_random_uuid()::text;
-- What may be on its way already is asked for again by the key that it was asked for with.
update wallet_refunds set request_id = 'refund-' || refund_id;
alter table wallet_refunds add constraint wallet_refunds_request_id_key unique (request_id);
drop index wallet_refunds_waiting;
create index wallet_refunds_open on wallet_refunds (created_at) where status in ('waiting', 'pending');

alter table wallet_payments
  add column capture_request_id text not null default gen_random_uuid()::text,
  -- of what was captured; ISO 4217
  add column captured_currency text not null default 'EUR',
  -- since when nobody knows whether the money was taken
  add column unanswered_at timestamptz,
  -- when the provider was last asked for refunds that were made over there
  add column refunds_checked_at timestamptz;
update wallet_payments set capture_request_id = 'capture-' || id;
create index wallet_payments_to_check on wallet_payments (coalesce(refunds_checked_at, updated_at)) where status = 'captured';

-- Refunds that the provider has not confirmed do not count any more until it does; of those that it refused, staff were told to return
-- the money by other means.
update order_refunds r set state = 'requested' from wallet_refunds w where w.refund_id = r.id and w.status = 'waiting';
update order_refunds r set state = 'elsewhere' from wallet_refunds w where w.refund_id = r.id and w.status = 'refused';
update order_refunds set settled_at = created_at where state <> 'requested';
update orders o set refunded_cents = o.refunded_cents - open.total,
  refunded_shipping_net_cents = o.refunded_shipping_net_cents - open.shipping_net,
  refunded_shipping_tax_cents = o.refunded_shipping_tax_cents - open.shipping_tax,
  refunded_fee_net_cents = o.refunded_fee_net_cents - open.fee_net,
  refunded_fee_tax_cents = o.refunded_fee_tax_cents - open.fee_tax
from (select order_id, sum(total_cents) as total, sum(shipping_net_cents) as shipping_net, sum(shipping_tax_cents) as shipping_tax,
    sum(fee_net_cents) as fee_net, sum(fee_tax_cents) as fee_tax
  from order_refunds where state = 'requested' group by order_id) open
where open.order_id = o.id;
update order_lines l set refunded_quantity = l.refunded_quantity - open.quantity,
  refunded_net_cents = l.refunded_net_cents - open.net, refunded_tax_cents = l.refunded_tax_cents - open.tax
from (select given.order_line_id, sum(given.quantity) as quantity, sum(given.net_cents) as net, sum(given.tax_cents) as tax
  from order_refund_lines given join order_refunds r on r.id = given.refund_id where r.state = 'requested'
  group by given.order_line_id) open
where open.order_line_id = l.id;
update wallet_payments p set refunded_cents = coalesce((
  select sum(amount_cents) from wallet_refunds w where w.payment_id = p.id and w.status = 'done'), 0);
