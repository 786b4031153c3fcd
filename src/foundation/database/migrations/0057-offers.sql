-- What the shop, or one of its vendors, offers one customer at prices of its own (OFF).
create table offers (
  id int generated always as identity primary key,
  customer_id int not null references customers on delete cascade,
  vendor_id int references vendors on delete set null,
  -- a draft is written, what was sent stands as it was sent
  status text not null default 'draft' check (status in ('draft', 'sent', 'ordered', 'withdrawn')),
  -- whether the prices of the lines hold VAT
  prices_with_tax boolean not null,
  custom_text text not null default '',
  vendor_text text not null default '',
  -- the first moment at which it holds no longer; null: without end
  valid_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  sent_at timestamptz,
  -- the order that took it
  order_id int references orders on delete set null deferrable initially deferred,
  check ((status = 'draft') = (sent_at is null) or status = 'withdrawn')
);
create index offers_of_customer on offers (customer_id, sent_at desc, id desc) where status in ('sent', 'ordered');
create index offers_by_customer on offers (customer_id, id desc);
create index offers_by_status on offers (status, id desc);
create index offers_by_vendor on offers (vendor_id) where vendor_id is not null;
create index offers_by_order on offers (order_id) where order_id is not null;

create table offer_lines (
  id int generated always as identity primary key,
  offer_id int not null references offers on delete cascade,
  position int not null,
  -- a simple product, or a variation; null for something that the shop has no page for, or has no longer
  item_id int references products on delete set null,
  -- written by hand: it has nothing but its name
  is_free boolean not null default false,
  name text not null check (name <> ''),
  sku text,
  quantity int not null check (quantity between 1 and 9999),
  unit_cents int not null check (unit_cents >= 0),
  unique (offer_id, position),
  check (not is_free or item_id is null)
);
create index offer_lines_by_item on offer_lines (item_id) where item_id is not null;

-- A line of a cart that is bought at an offer's price, and as the offer says: whole.
alter table cart_lines add column offer_line_id int references offer_lines on delete cascade;
create index cart_lines_by_offer_line on cart_lines (offer_line_id) where offer_line_id is not null;

-- What stands for goods that have no page: nobody finds it, and it is bought with an offer alone.
create table offer_goods (
  single boolean primary key default true check (single),
  product_id int not null references products
);

alter table outbox add column offer_id int references offers on delete cascade;
create unique index outbox_once_per_offer on outbox (offer_id, kind, recipient) where offer_id is not null;
