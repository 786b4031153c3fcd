-- Payment methods that customers have stored with a payment provider: what names them there and shows them here, never a number.
create table saved_payment_methods (
  id int generated always as identity primary key,
  -- null: its customer is gone, and it is to be deleted at the provider
  customer_id int references customers on delete set null,
  method text not null,
  adapter text not null,
  -- the provider's account that it is stored with
  memo jsonb not null default '{}',
  token text not null,
  brand text not null default '',
  last_digits text not null default '' check (last_digits ~ '^[0-9]{0,4}$'),
  -- YYYY-MM
  expires text not null default '' check (expires ~ '^(20[0-9]{2}-(0[1-9]|1[0-2]))?$'),
  email text not null default '',
  is_default boolean not null default false,
  created_at timestamptz not null,
  -- nobody sees it any more, and it is to be deleted at the provider
  deleted_at timestamptz,
  unique (adapter, token)
);
create index saved_payment_methods_own on saved_payment_methods (customer_id) where deleted_at is null;
create unique index saved_payment_methods_default on saved_payment_methods (customer_id) where is_default and deleted_at is null;
create index saved_payment_methods_to_delete on saved_payment_methods (id) where deleted_at is not null or customer_id is null;

-- A method that a customer is storing without a purchase.
create table payment_method_setups (
  id int generated always as identity primary key,
  -- the same setup sent twice stores one method
  key text not null unique default gen_random_uuid()::text,
  customer_id int not null references customers on delete cascade,
  method text not null,
  adapter text not null,
  provider_id text,
  provider_customer text not null default '',
  memo jsonb not null default '{}',
  created_at timestamptz not null,
  unique (adapter, provider_id)
);
create index payment_method_setups_by_customer on payment_method_setups (customer_id);
create index payment_method_setups_old on payment_method_setups (created_at);

-- By which name a provider knows a customer.
create table provider_customers (
  customer_id int not null references customers on delete cascade,
  adapter text not null,
  -- which of the shop's accounts there
  account text not null,
  provider_customer text not null,
  primary key (customer_id, adapter, account)
);

alter table payment_attempts
  -- the method is stored for this customer once it has paid; null where nobody wants that, and once it is
  add column save_for int references customers on delete set null,
  -- the stored method that is charged
  add column saved_method_id int references saved_payment_methods on delete set null,
  -- what the charge is repeated with while nobody knows of its outcome
  add column charge jsonb;
create index payment_attempts_by_saved_method on payment_attempts (saved_method_id) where saved_method_id is not null;
create index payment_attempts_to_save on payment_attempts (save_for) where save_for is not null;
