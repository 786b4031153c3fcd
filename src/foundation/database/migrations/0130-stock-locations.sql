-- Where stock lies. One location is always there; what no other one has lies in it, so that a shop with one stores nothing more.
create table stock_locations (
  id int generated always as identity primary key,
  -- '' for the first one until it is named
  name text not null default '' check (length(name) <= 80),
  kind text not null default 'warehouse' check (kind in ('warehouse', 'counter', 'branch')),
  address text not null default '' check (length(address) <= 300),
  is_default boolean not null default false,
  -- orders are served from the lowest
  position int not null default 0,
  closed_at timestamptz,
  check (not is_default or closed_at is null)
);
create unique index stock_locations_default on stock_locations (is_default) where is_default;
create unique index stock_locations_by_name on stock_locations (lower(name)) where closed_at is null;
insert into stock_locations (is_default) values (true);

-- The stock of every location but the default one, as a part of that in `stock`. Changed under the lock of its row there.
create table stock_at_locations (
  product_id int not null references products on delete cascade,
  location_id int not null references stock_locations,
  on_hand int not null default 0,
  reserved int not null default 0 check (reserved >= 0),
  primary key (product_id, location_id)
);
create index stock_at_locations_by_location on stock_at_locations (location_id, product_id);

-- From where an order is served, in shops with more than one location.
create table stock_allocations (
  id bigint generated always as identity primary key,
  order_id int not null,
  product_id int not null references products on delete cascade,
  location_id int not null references stock_locations,
  quantity int not null check (quantity > 0),
  state text not null check (state in ('reserved', 'sold', 'released')),
  -- of the pieces that were sold
  returned int not null default 0 check (returned between 0 and quantity),
  turn int not null,
  constraint stock_allocations_order foreign key (order_id) references orders on delete cascade deferrable initially deferred
);
create index stock_allocations_by_order on stock_allocations (order_id, product_id);
create index stock_allocations_by_product on stock_allocations (product_id);
create index stock_allocations_by_location on stock_allocations (location_id);

-- Goods on their way from one location to another: they leave the stock when they are sent, and come back into it when they are received.
create table stock_transfers (
  id int generated always as identity primary key,
  -- null for the default location
  from_id int references stock_locations,
  to_id int references stock_locations,
  note text not null default '' check (length(note) <= 300),
  -- counts up with every change: what is sent is what was seen
  version int not null default 1,
  state text not null default 'draft' check (state in ('draft', 'sent', 'received', 'cancelled')),
  created_at timestamptz not null default now(),
  created_by text not null default '',
  sent_at timestamptz,
  sent_by text not null default '',
  closed_at timestamptz,
  closed_by text not null default '',
  check (from_id is distinct from to_id),
  check ((state = 'draft') = (sent_at is null)),
  check ((state in ('received', 'cancelled')) = (closed_at is not null))
);
create index stock_transfers_open on stock_transfers (id) where closed_at is null;

create table stock_transfer_lines (
  id int generated always as identity primary key,
  transfer_id int not null references stock_transfers on delete cascade,
  product_id int not null references products on delete cascade,
  quantity int not null check (quantity between 1 and 1000000),
  -- null until it is received
  received int check (received between 0 and 1000000),
  unique (transfer_id, product_id)
);
create index stock_transfer_lines_by_product on stock_transfer_lines (product_id);

-- null for the default location; where an order takes its pieces from say its allocations
alter table stock_movements
  drop constraint stock_movements_reason_check,
  add constraint stock_movements_reason_check check (reason in ('opening', 'sale', 'return', 'correction', 'adjustment',
    'damage', 'loss', 'found', 'own-use', 'supplier-return', 'received', 'cost', 'count', 'transfer')),
  add column location_id int references stock_locations,
  add column transfer_id int references stock_transfers on delete set null;
create index stock_movements_by_location on stock_movements (location_id, product_id) where location_id is not null;
create index stock_movements_by_transfer on stock_movements (transfer_id) where transfer_id is not null;

-- null for the default location
alter table stock_receipts add column location_id int references stock_locations;
alter table stock_counts add column location_id int references stock_locations;
create index stock_receipts_by_location on stock_receipts (location_id) where location_id is not null;
create index stock_counts_by_location on stock_counts (location_id) where location_id is not null;
