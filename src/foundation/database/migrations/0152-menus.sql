-- The menus of the shop as trees that staff edit: below the header, in the footer, and two that toggles open on telephones.
create table menu_entries (
  id int generated always as identity primary key,
  menu text not null check (menu in ('header', 'footer', 'phone-bar', 'breadcrumb')),
  parent_id int references menu_entries,
  position int not null default 0,
  kind text not null check (kind in ('category', 'brand', 'page', 'product', 'address', 'heading', 'categories')),
  -- in the table that the kind names. No foreign key: an entry whose target is gone stays, for staff to decide.
  target_id int,
  -- what the target was called when it was chosen
  target_name text not null default '',
  address text not null default '',
  words_it text not null default '',
  words_en text not null default '',
  check ((kind in ('category', 'brand', 'page', 'product')) = (target_id is not null)),
  check ((kind = 'address') = (address <> ''))
);
create index menu_entries_by_parent on menu_entries (parent_id);
create index menu_entries_by_target on menu_entries (target_id, kind) where target_id is not null;

create trigger menu_entries_changed after insert or update or delete on menu_entries for each statement execute function notify_all_changed();

-- What every shop has shown so far.
insert into menu_entries (menu, position, kind) values ('header', 1, 'categories');
insert into menu_entries (menu, position, kind, address, words_it, words_en)
  values ('header', 2, 'address', '/shop/', 'Tutto il catalogo', 'The whole catalogue');
with headings as (
  insert into menu_entries (menu, position, kind, words_it, words_en)
    values ('footer', 1, 'heading', 'Categorie', 'Categories'), ('footer', 2, 'heading', 'Informazioni', 'Information')
    returning id, position
), goods as (
  insert into menu_entries (menu, parent_id, position, kind, address, words_it, words_en)
    select 'footer', id, 1, 'categories', '', '', '' from headings where position = 1
    union all
    select 'footer', id, 2, 'address', '/shop/', 'Tutto il catalogo', 'The whole catalogue' from headings where position = 1
)
-- Texts that place the bulk order form are for business customers, who find them in their account.
insert into menu_entries (menu, parent_id, position, kind, target_id, target_name)
  select 'footer', h.id, row_number() over (order by p.id), 'page', p.id, p.title
  from headings h, content_pages p where h.position = 2 and p.body_html not like '%[bulk\_order%';
