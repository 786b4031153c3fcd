-- Credentials of the shop at payment providers, encrypted with a key that is not in the database. A retired row stays for the payments that
-- were started with it.
create table payment_connections (
  id integer generated always as identity primary key,
  provider text not null,
  environment text not null check (environment in ('sandbox', 'live')),
  sealed text not null,
  -- what the page shows of the credentials: values that are no secret, and how secrets end
  shown jsonb not null,
  -- counts the times they were replaced
  revision integer not null default 1,
  saved_at timestamptz not null,
  -- the newest answer of the provider to them; null while it was not asked
  tried_at timestamptz,
  tried_problem text not null default '',
  retired_at timestamptz
);
create unique index payment_connections_current on payment_connections (provider, environment) where retired_at is null;

-- Which providers take new payments, and in which environment; one without a row takes none.
create table payment_providers (
  provider text primary key,
  is_on boolean not null,
  environment text not null check (environment in ('sandbox', 'live'))
);

-- The newest notice of each provider and environment: the newest that was genuine, and the newest that was not ('' for its environment).
create table payment_provider_notices (
  provider text not null,
  environment text not null,
  is_genuine boolean not null,
  event text not null,
  received_at timestamptz not null,
  primary key (provider, environment, is_genuine)
);

create trigger payment_connections_changed after insert or update or delete on payment_connections
  for each statement execute function notify_all_changed();
create trigger payment_providers_changed after insert or update or delete on payment_providers
  for each statement execute function notify_all_changed();
