-- What somebody wants to ask a quote for, before they ask (RAQ): of a session, or of a customer and then of all of their sessions.
create table quote_list_items (
  id bigint generated always as identity primary key,
  session_id bigint references sessions on delete cascade,
  customer_id int references customers on delete cascade,
  product_id int not null references products on delete cascade,
  -- the variation, or else the product
  item_id int not null references products on delete cascade,
  -- chosen attributes: {"attribute_pa_litri": "5-l"}
  attributes jsonb not null default '{}',
  quantity int not null check (quantity between 1 and 9999),
  created_at timestamptz not null default now(),
  check (num_nonnulls(session_id, customer_id) = 1),
  unique (session_id, item_id, attributes),
  unique (customer_id, item_id, attributes)
);
create index quote_list_items_by_product on quote_list_items (product_id);
create index quote_list_items_by_item on quote_list_items (item_id);

-- A quote is requested for what stands in the list as well.
alter table quote_requests drop constraint quote_requests_location_check;
alter table quote_requests
  add constraint quote_requests_location_check check (location in ('standard', 'shortcode', 'productpage', 'quotelist'));
