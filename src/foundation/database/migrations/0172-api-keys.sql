-- Keys by which programs call the administration API with the rights of somebody of the staff.
create table api_keys (
  id int generated always as identity primary key,
  -- whose rights it has
  customer_id int not null references customers on delete cascade,
  name text not null,
  key_digest bytea not null unique,
  -- the last characters, by which staff tell it from others
  key_end text not null,
  secret_digest bytea not null,
  -- sealed: signatures of OAuth are made with the secret itself
  sealed_secret text not null,
  access text not null check (access in ('read', 'write', 'read_write')),
  created_at timestamptz not null,
  last_used_at timestamptz,
  last_used_from text,
  revoked_at timestamptz
);
create index api_keys_by_customer on api_keys (customer_id);

-- What signed calls have brought once and may not bring again.
create table api_nonces (
  key_id int not null references api_keys on delete cascade,
  digest bytea not null,
  used_at timestamptz not null,
  primary key (key_id, digest)
);
create index api_nonces_by_time on api_nonces (used_at);
