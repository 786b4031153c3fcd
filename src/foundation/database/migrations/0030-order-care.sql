-- Who did what to an order, when, from which state to which, and what they said of it; a note is the shop's own until it is meant
-- for the customer.
alter table order_events
  add column who text not null default 'shop' check (who in ('shop', 'staff', 'customer', 'payment')),
  add column person_id int references customers on delete set null,
  -- as the person was called then
  add column person_name text not null default '',
  add column from_status text,
  add column to_status text,
  add column note text not null default '',
  add column for_customer boolean not null default false;
create index order_events_by_person on order_events (person_id) where person_id is not null;
update order_events set who = 'customer', to_status = detail ->> 'status' where kind = 'placed';

-- What was given back, counted where it was sold: the database itself refuses more than that.
alter table orders
  add column paid_at timestamptz,
  add column refunded_cents int not null default 0,
  add column refunded_shipping_net_cents int not null default 0,
  add column refunded_shipping_tax_cents int not null default 0,
  add constraint orders_refund_within_total check (refunded_cents between 0 and total_cents),
  add constraint orders_refund_within_shipping check (
    refunded_shipping_net_cents between 0 and shipping_net_cents and refunded_shipping_tax_cents between 0 and shipping_tax_cents);
alter table order_lines
  add column refunded_quantity int not null default 0,
  add column refunded_net_cents int not null default 0,
  add column refunded_tax_cents int not null default 0,
  add constraint order_lines_refund_within_sale check (
    refunded_quantity between 0 and quantity and refunded_net_cents between 0 and net_cents and refunded_tax_cents between 0 and tax_cents);

create table order_refunds (
  id bigint generated always as identity primary key,
  order_id int not null references orders on delete cascade,
  -- the same form posted twice gives back once
  request_key text not null,
  reason text not null default '',
  shipping_net_cents int not null check (shipping_net_cents >= 0),
  shipping_tax_cents int not null check (shipping_tax_cents >= 0),
  total_cents int not null check (total_cents >= 0),
  tax_cents int not null check (tax_cents >= 0),
  person_id int references customers on delete set null,
  person_name text not null default '',
  created_at timestamptz not null default now(),
  unique (order_id, request_key)
);
create index order_refunds_by_person on order_refunds (person_id) where person_id is not null;
create table order_refund_lines (
  refund_id bigint not null references order_refunds on delete cascade,
  order_line_id bigint not null references order_lines on delete cascade,
  quantity int not null check (quantity >= 0),
  net_cents int not null check (net_cents >= 0),
  tax_cents int not null check (tax_cents >= 0),
  -- pieces that went back into stock
  restocked int not null default 0 check (restocked between 0 and quantity),
  primary key (refund_id, order_line_id)
);
create index order_refund_lines_by_line on order_refund_lines (order_line_id);

-- An order that is taken up again after it was given back takes its stock another time: its turns are numbered. Within a turn an
-- item leaves once and comes back once, and once more for each refund.
alter table stock_movements
  add column turn int not null default 1,
  add column refund_id bigint references order_refunds;
create unique index stock_movements_once on stock_movements (order_id, product_id, reason, turn, coalesce(refund_id, 0)) where order_id is not null;
drop index stock_movements_by_order;
create index stock_movements_by_refund on stock_movements (refund_id) where refund_id is not null;
alter table stock_reservations add column turn int not null default 1;
create unique index stock_reservations_once on stock_reservations (order_id, product_id, turn);
drop index stock_reservations_by_order;
create index stock_reservations_ending on stock_reservations (expires_at) where closed_at is null and expires_at is not null;

-- What a letter tells of, and for which occasion beyond its kind: each note and refund has a letter of its own, and each is sent
-- again when somebody asks for it.
alter table outbox
  add column event_id bigint references order_events on delete cascade,
  add column occasion text not null default '';
create unique index outbox_once_per_occasion on outbox (order_id, kind, recipient, occasion) where order_id is not null;
drop index outbox_once;
alter index outbox_once_per_occasion rename to outbox_once;
create index outbox_by_event on outbox (event_id) where event_id is not null;
