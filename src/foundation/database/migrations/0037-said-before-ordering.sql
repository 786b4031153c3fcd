-- What somebody has said of an order that is not placed yet: addresses as far as they are known, and a note.
-- VAT and shipping depend on `destination` alone.
alter table carts
  add column billing_address jsonb,
  add column shipping_address jsonb,
  add column order_note text not null default '';

-- How often somebody has called the Store API in a span of time, for limits alone. `caller` is a keyed digest: nobody can be
-- recognised by it. Counts may be lost in a crash.
create unlogged table api_calls (
  caller bytea not null,
  kind text not null check (kind in ('any', 'checkout')),
  resets_at timestamptz not null,
  calls int not null,
  primary key (caller, kind)
);
create index api_calls_by_reset on api_calls (resets_at);
