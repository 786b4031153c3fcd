-- What is in the bin counts for nothing and can be put back to where it was.
alter table reviews
  drop constraint reviews_status_check,
  add constraint reviews_status_check check (status in ('pending', 'approved', 'refused', 'trash')),
  add column status_before_trash text check (status_before_trash in ('pending', 'approved', 'refused')),
  -- the shop's answer, shown under the review
  add column answer text,
  add column answered_at timestamptz,
  add constraint reviews_customer foreign key (customer_id) references customers on delete set null;

alter table products add column reviews_allowed boolean not null default true;

-- Who of the staff did what with a review, and when; the name stays when the account is gone.
create table review_events (
  id bigint generated always as identity primary key,
  review_id int not null references reviews on delete cascade,
  kind text not null check (kind in ('approved', 'refused', 'trashed', 'restored', 'answered', 'answer-removed')),
  staff_id int references customers on delete set null,
  staff_name text not null,
  created_at timestamptz not null default now()
);
create index review_events_by_review on review_events (review_id, id);

-- Who sent a review lately: a keyed digest of a session or an address, kept for as long as the limit looks back.
create table review_senders (
  id bigint generated always as identity primary key,
  sender bytea not null,
  sent_at timestamptz not null
);
create index review_senders_by_sender on review_senders (sender, sent_at);
create index review_senders_by_age on review_senders (sent_at);

-- The product page counts stars, staff look through states, authors are looked up before they are trusted.
create index reviews_by_stars on reviews (product_id, rating) where status = 'approved';
create index reviews_by_status on reviews (status, created_at desc, id desc);
create index reviews_pending_first on reviews ((status <> 'pending'), created_at desc, id desc) where status <> 'trash';
create index reviews_by_customer on reviews (customer_id, status) where customer_id is not null;
create index reviews_by_author on reviews (product_id, lower(author_email));
create index reviews_words on reviews using gin ((author_name || ' ' || author_email || ' ' || body) gin_trgm_ops);
create index orders_by_billing_email on orders (lower(billing_address ->> 'email'));

alter table outbox add column review_id int references reviews on delete cascade;
create unique index outbox_once_per_review on outbox (review_id, kind, recipient) where review_id is not null;

-- Only what shoppers see touches the product: a review that waits or is refused changes nothing of it.
create or replace function review_changed() returns trigger language plpgsql as $$
declare
  item int := coalesce(new.product_id, old.product_id);
  was_shown boolean := coalesce(old.status = 'approved', false);
  is_shown boolean := coalesce(new.status = 'approved', false);
begin
  if current_setting('pistone.quiet', true) is not distinct from 'on' or not (was_shown or is_shown) then return null; end if;
  if was_shown <> is_shown or old.rating is distinct from new.rating then
    perform refresh_ratings(array[item]);
  end if;
  perform pg_notify('shop_changes', 'product:' || item);
  return null;
end $$;
