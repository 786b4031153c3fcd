-- Views of a list of the staff area under a name: what it is filtered and sorted by, and its columns. Those that are shared outlive who made them.
create table staff_list_views (
  id int generated always as identity primary key,
  list text not null,
  name text not null check (name <> ''),
  person_id int references customers on delete set null,
  shared boolean not null default false,
  -- as in the address of the list
  query text not null,
  columns text[] not null,
  created_at timestamptz not null
);
create index staff_list_views_by_person on staff_list_views (person_id) where person_id is not null;

-- The columns that somebody of the staff has chosen for a list.
create table staff_list_columns (
  person_id int not null references customers on delete cascade,
  list text not null,
  columns text[] not null,
  primary key (person_id, list)
);
