-- Text search and near misses; both extensions ship with every PostgreSQL from 15 on.
create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- unaccent() is only STABLE; a fixed dictionary makes it safe in indexes.
create function f_unaccent(value text) returns text
  language sql immutable strict parallel safe
  as $$ select public.unaccent('public.unaccent', value) $$;

-- `1K0 698 151 G` = `1k0698151g` (design 5, Search).
create function normalise_code(value text) returns text
  language sql immutable strict parallel safe
  as $$ select regexp_replace(lower(public.unaccent('public.unaccent', value)), '[^a-z0-9]', '', 'g') $$;

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- Sequential numbers without gaps: the row is locked by the transaction that takes the next one.
create table counters (
  name text primary key,
  value bigint not null
);
insert into counters (name, value) values ('order_number', 1000);

create table content_pages (
  id int generated always as identity primary key,
  slug text not null unique,
  title text not null,
  body_html text not null,
  updated_at timestamptz not null default now()
);
