-- Addresses without a page that lead elsewhere, and addresses that were asked for in vain.
create table redirects (
  id int generated always as identity primary key,
  -- a path as src/site/redirects/rules/path-to-match.ts writes it; `*` stands for any characters, once
  source text not null unique,
  -- a path of the shop or a whole address, with `*` for what stood there; '' where the page is gone for good
  target text not null,
  kind text not null check (kind in ('permanent', 'temporary', 'gone')),
  hits int not null default 0,
  last_hit timestamptz,
  check ((kind = 'gone') = (target = ''))
);
-- All wildcards are read where no page is found: there are few.
create index redirects_with_wildcard on redirects (id) where source like '%*%';
create index redirects_by_hits on redirects (hits desc, id desc);

create table missing_addresses (
  id int generated always as identity primary key,
  path text not null unique,
  times int not null default 1,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  -- the page that the last link to it stood on, without its query; '' for unknown
  referrer text not null default ''
);
create index missing_addresses_by_times on missing_addresses (times desc, last_seen desc);
