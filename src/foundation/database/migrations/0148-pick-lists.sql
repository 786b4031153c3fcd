-- Where an article lies at a location: shelf, drawer, pallet.
create table stock_bins (
  product_id int not null references products on delete cascade,
  -- null for the default location
  location_id int references stock_locations,
  bin text not null check (bin <> '' and length(bin) <= 40),
  unique nulls not distinct (product_id, location_id)
);
create index stock_bins_by_location on stock_bins (location_id) where location_id is not null;

-- What somebody fetches for several orders in one walk.
create table pick_lists (
  id int generated always as identity primary key,
  state text not null default 'open' check (state in ('open', 'picked', 'cancelled')),
  created_at timestamptz not null,
  created_by text not null default '',
  closed_at timestamptz,
  closed_by text not null default '',
  check ((state = 'open') = (closed_at is null))
);
create index pick_lists_in_order on pick_lists ((state <> 'open'), id desc);

create table pick_list_orders (
  pick_list_id int not null references pick_lists on delete cascade,
  order_id int not null references orders on delete cascade,
  -- as long as the list is: nobody fetches the same pieces twice
  is_open boolean not null default true,
  primary key (pick_list_id, order_id)
);
create unique index pick_list_orders_once on pick_list_orders (order_id) where is_open;
create index pick_list_orders_by_order on pick_list_orders (order_id, pick_list_id);

create table pick_list_lines (
  id int generated always as identity primary key,
  pick_list_id int not null references pick_lists on delete cascade,
  order_line_id bigint not null references order_lines on delete cascade,
  -- null for the default location
  location_id int references stock_locations,
  quantity int not null check (quantity > 0),
  -- of the order line, when the list was made
  shipped_before int not null check (shipped_before >= 0),
  picked int not null default 0 check (picked >= 0),
  missing int not null default 0 check (missing >= 0),
  check (picked + missing <= quantity),
  unique nulls not distinct (pick_list_id, order_line_id, location_id)
);
create index pick_list_lines_by_line on pick_list_lines (order_line_id);
create index pick_list_lines_by_location on pick_list_lines (location_id) where location_id is not null;

-- Scans that have arrived: one that is sent twice counts once.
create table pick_list_scans (
  pick_list_id int not null references pick_lists on delete cascade,
  scan text not null,
  primary key (pick_list_id, scan)
);
