-- What people say of themselves beyond their name, and whether the e-mail address has been proven to be theirs: only then are the
-- orders that were placed with it as a guest shown in the account.
alter table customers
  add column display_name text not null default '',
  add column email_confirmed_at timestamptz;

-- Where somebody is logged in, in words of the browser alone: no address is kept.
alter table sessions
  add column user_agent text not null default '',
  add column last_seen_at timestamptz not null default now();

-- Links that letters carry: used once, and for a while. The link itself is signed with the shop's key and stands nowhere in the
-- database; `email` is the address that it was sent to.
create table account_links (
  id int generated always as identity primary key,
  customer_id int not null references customers on delete cascade,
  kind text not null check (kind in ('reset-password', 'confirm-email', 'change-email')),
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- a later link or a change of the password has taken its place
  replaced_at timestamptz
);
create index account_links_by_customer on account_links (customer_id, kind);
create index account_links_by_expiry on account_links (expires_at);

-- Letters to a person, about the account.
alter table outbox
  add column customer_id int references customers on delete cascade,
  add column account_link_id int references account_links on delete set null;
create index outbox_by_customer on outbox (customer_id) where customer_id is not null;
create index outbox_by_account_link on outbox (account_link_id) where account_link_id is not null;

-- Guessing passwords: how often it was tried in vain and from when on it may be tried again. `subject` is a digest of an account, an
-- address, a device or of two of them, so that nobody can be recognised by it.
create table log_in_delays (
  subject bytea primary key,
  failures int not null,
  last_at timestamptz not null,
  free_at timestamptz not null
);
create index log_in_delays_by_age on log_in_delays (last_at);
drop table login_attempts;

-- Orders that guests placed with an e-mail address.
create index orders_of_guests_by_email on orders (lower(billing_address ->> 'email')) where customer_id is null;
