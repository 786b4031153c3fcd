-- Second factors of the staff: a code of an app, passkeys, and backup codes for the day on which both are lost.
create table totp_secrets (
  customer_id int primary key references customers on delete cascade,
  -- sealed: whoever reads the table cannot make codes
  secret text not null,
  created_at timestamptz not null,
  -- null until a first code has proven that the app has it
  confirmed_at timestamptz,
  -- the step of thirty seconds whose code was used last: each code counts once
  last_step bigint not null default 0
);

create table passkeys (
  id int generated always as identity primary key,
  customer_id int not null references customers on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_by_customer on passkeys (customer_id);

create table backup_codes (
  customer_id int not null references customers on delete cascade,
  digest bytea not null,
  used_at timestamptz,
  primary key (customer_id, digest)
);

-- What a browser has to sign next, with the name of the passkey that it is about to make; '' where it proves one.
create table passkey_challenges (
  session_id bigint primary key references sessions on delete cascade,
  challenge text not null,
  passkey_name text not null,
  expires_at timestamptz not null
);

-- When the second factor was proven in this session.
alter table sessions add column second_factor_at timestamptz;
-- Whoever has the role needs a second factor to enter the staff area.
alter table staff_roles add column needs_second_factor boolean not null default false;
