-- What a way of paying is to some customers: whether it is offered, for which orders, and what it takes off or adds. Of the rules for
-- one method the nearest counts alone: the customer's own, then that of the group, then that of every business.
create table payment_rules (
  id int generated always as identity primary key,
  method text not null,
  reach text not null check (reach in ('business', 'group', 'customer')),
  group_id int references customer_groups on delete cascade,
  customer_id int references customers on delete cascade,
  offered boolean not null default true,
  -- the goods after coupons and without VAT, outside of which the method is hidden; null: no such limit
  minimum_cents int check (minimum_cents > 0),
  maximum_cents int check (maximum_cents > 0),
  adjustment text not null default 'none' check (adjustment in ('none', 'percent', 'fixed')),
  -- basis points of the goods, or cents without VAT; a discount is below zero, a surcharge above
  amount int not null default 0,
  created_at timestamptz not null default now(),
  unique nulls not distinct (method, reach, group_id, customer_id),
  check ((reach = 'group') = (group_id is not null) and (reach = 'customer') = (customer_id is not null)),
  check (minimum_cents is null or maximum_cents is null or minimum_cents <= maximum_cents),
  check ((adjustment = 'none') = (amount = 0)),
  check (adjustment <> 'percent' or amount between -10000 and 10000)
);
create index payment_rules_by_group on payment_rules (group_id) where group_id is not null;
create index payment_rules_by_customer on payment_rules (customer_id) where customer_id is not null;
create trigger payment_rules_changed after insert or update or delete on payment_rules for each statement execute function notify_all_changed();

-- Up to how much a business may owe the shop. Its row is what orders on credit wait for, one after the other.
create table credit_accounts (
  customer_id int primary key references customers on delete cascade,
  limit_cents int not null check (limit_cents >= 0),
  updated_at timestamptz not null default now()
);

-- What the way of paying added to an order, or took off it where it is below zero: a snapshot, and what of it was given back.
alter table orders
  add column fee_title text not null default '',
  add column fee_net_cents int not null default 0,
  add column fee_tax_cents int not null default 0,
  add column refunded_fee_net_cents int not null default 0,
  add column refunded_fee_tax_cents int not null default 0,
  -- whose credit the order was placed on
  add column credit_account_id int references customers on delete set null,
  drop constraint orders_check,
  add constraint orders_total_adds_up check (
    total_cents = items_net_cents + items_tax_cents + shipping_net_cents + shipping_tax_cents + fee_net_cents + fee_tax_cents),
  add constraint orders_total_not_negative check (total_cents >= 0),
  add constraint orders_refund_within_fee check (
    refunded_fee_net_cents * sign(fee_net_cents) between 0 and abs(fee_net_cents)
    and refunded_fee_tax_cents * sign(fee_tax_cents) between 0 and abs(fee_tax_cents));
alter table order_refunds
  add column fee_net_cents int not null default 0,
  add column fee_tax_cents int not null default 0,
  drop constraint order_refunds_total_cents_check,
  add constraint order_refunds_total_cents_check check (total_cents >= 0);

-- What of a credit is taken: the orders that are neither paid nor given up.
create index orders_on_credit on orders (credit_account_id) include (total_cents, refunded_cents)
  where credit_account_id is not null and paid_at is null and status not in ('cancelled', 'failed', 'refunded');

-- What a person has decided about the shop's own pages: {"coming_soon_banner_dismissed": "yes"}.
alter table customers add column meta jsonb not null default '{}';
