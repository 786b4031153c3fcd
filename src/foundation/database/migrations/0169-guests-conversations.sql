-- Somebody without an account may write to the shop, too: then the conversation has the name and the address that were given with it.
alter table conversations
  alter column customer_id drop not null,
  add column guest_name text check (guest_name <> ''),
  add column guest_email text check (guest_email <> ''),
  -- the article that it is about
  add column product_id int references products on delete set null,
  add constraint conversations_of_somebody
    check (num_nonnulls(customer_id, guest_email) = 1 and (guest_email is null) = (guest_name is null));
create index conversations_of_guest on conversations (lower(guest_email), last_activity_at) where guest_email is not null;
create index conversations_by_guest on conversations using gin (lower(f_unaccent(guest_name || ' ' || guest_email)) gin_trgm_ops)
  where guest_email is not null;
create index conversations_about_product on conversations (product_id) where product_id is not null;
