-- What somebody would like to have: of a session, or of a customer and then of all of their sessions.
create table wishlist_items (
  id bigint generated always as identity primary key,
  session_id bigint references sessions on delete cascade,
  customer_id int references customers on delete cascade,
  product_id int not null references products on delete cascade,
  created_at timestamptz not null,
  check (num_nonnulls(session_id, customer_id) = 1),
  unique (session_id, product_id),
  unique (customer_id, product_id)
);
create index wishlist_items_by_product on wishlist_items (product_id);
