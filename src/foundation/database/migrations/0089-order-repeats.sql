-- The order that a request has made together with an account: the guest's cart and session are gone then, and the same request is known by a
-- digest of what it says and of whoever may send it again.
create table order_repeats (
  proof bytea primary key,
  order_id int not null references orders on delete cascade,
  expires_at timestamptz not null
);
create index order_repeats_by_order on order_repeats (order_id);
create index order_repeats_by_end on order_repeats (expires_at);
