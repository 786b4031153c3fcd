-- Addresses of listings filter by the slugs of attributes and terms. Those that were merged into others lead on to them.
create table moved_filters (
  attribute text not null,
  term text not null,
  term_id integer not null references attribute_terms (id) on delete cascade,
  primary key (attribute, term)
);
create index moved_filters_by_term on moved_filters (term_id);
