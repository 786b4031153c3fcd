-- What a buyer pays through the payment provider: its order over there, what it pays for here, and how far it has come. No number of a
-- card is ever written down.
create table wallet_payments (
  id bigint generated always as identity primary key,
  provider_order_id text not null unique,
  method text not null check (method in ('wallet', 'card')),
  -- what the buyer pays from: wallet, pay-later, card
  funding_source text not null default '',
  -- a cart until that becomes an order
  cart_id bigint references carts on delete set null,
  order_id int references orders on delete set null,
  status text not null default 'created'
    check (status in ('created', 'approved', 'capturing', 'pending', 'captured', 'refused')),
  amount_cents int not null check (amount_cents > 0),
  approve_url text not null default '',
  -- whoever approved it, as the provider tells: {"email": "mario@example.it", "name": "Mario Rossi"}
  payer jsonb not null default '{}',
  capture_id text unique,
  captured_cents int not null default 0,
  refunded_cents int not null default 0,
  -- why the last attempt failed, in the provider's word
  fault text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint wallet_payments_refund_within_capture check (refunded_cents between 0 and captured_cents)
);
-- While money of an order may be on its way nothing else can be taken for it.
create unique index wallet_payments_once on wallet_payments (order_id) where status in ('capturing', 'pending');
create index wallet_payments_by_order on wallet_payments (order_id) where order_id is not null;
create index wallet_payments_by_cart on wallet_payments (cart_id, id desc) where cart_id is not null;
-- What is asked for again until the provider has answered.
create index wallet_payments_open on wallet_payments (updated_at) where status in ('capturing', 'pending');

-- What is given back through the provider, one for each refund of an order.
create table wallet_refunds (
  refund_id bigint primary key references order_refunds on delete cascade,
  payment_id bigint not null references wallet_payments on delete cascade,
  amount_cents int not null check (amount_cents > 0),
  status text not null default 'waiting' check (status in ('waiting', 'done', 'refused')),
  provider_refund_id text unique,
  fault text not null default '',
  created_at timestamptz not null,
  done_at timestamptz
);
create index wallet_refunds_by_payment on wallet_refunds (payment_id);
create index wallet_refunds_waiting on wallet_refunds (created_at) where status = 'waiting';

-- What the provider has told: the same thing told twice counts once.
create table wallet_events (
  id text primary key,
  kind text not null,
  received_at timestamptz not null
);
create index wallet_events_old on wallet_events (received_at);

-- What was typed into the checkout while the buyer is with the provider.
alter table carts add column checkout_form jsonb;
