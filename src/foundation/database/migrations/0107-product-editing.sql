-- Who answers for the safety of products: their manufacturer, or whom it has named in the European Union.
create table safety_contacts (
  id int generated always as identity primary key,
  name text not null check (name <> ''),
  address text not null,
  email text not null,
  unique (name, address, email)
);

-- Scheduled products are published at a moment; those in the trash are deleted some time after they were put there.
alter table products
  add column gtin text check (gtin <> ''),
  add column mpn text check (mpn <> ''),
  add column purchase_note text not null default '',
  add column seo_title text not null default '',
  add column seo_description text not null default '',
  add column publish_at timestamptz,
  add column trashed_at timestamptz,
  -- its status before it was put into the trash
  add column trashed_from text check (trashed_from in ('published', 'draft', 'private', 'scheduled')),
  -- counts up with every save
  add column revision int not null default 1,
  add column manufacturer_id int references safety_contacts,
  add column responsible_id int references safety_contacts,
  drop constraint products_status_check,
  add constraint products_status_check check (status in ('published', 'draft', 'private', 'scheduled', 'trash')),
  add constraint products_scheduled check (status <> 'scheduled' or publish_at is not null),
  add constraint products_trashed check ((status = 'trash') = (trashed_at is not null and trashed_from is not null));

create unique index products_by_gtin on products (gtin) where gtin is not null;
create index products_to_publish on products (publish_at) where status = 'scheduled';
create index products_in_trash on products (trashed_at) where status = 'trash';
create index products_not_listed on products (status, updated_at desc, id desc) where type <> 'variation' and status <> 'published';
create index products_edited on products (updated_at desc, id desc) where type <> 'variation';
create index products_titled on products (name, id) where type <> 'variation';
create index products_by_manufacturer on products (manufacturer_id) where manufacturer_id is not null;
create index products_by_responsible on products (responsible_id) where responsible_id is not null;

alter table product_translations
  add column purchase_note text check (purchase_note <> ''),
  add column seo_title text check (seo_title <> ''),
  add column seo_description text check (seo_description <> '');

-- Numbers of the vehicle's manufacturer, or of other makers of parts.
alter table oe_numbers add column kind text not null default 'oe' check (kind in ('oe', 'cross'));

create table product_links (
  product_id int not null references products on delete cascade,
  kind text not null check (kind in ('related', 'up-sell', 'cross-sell')),
  linked_id int not null references products on delete cascade,
  position int not null,
  primary key (product_id, kind, linked_id),
  check (product_id <> linked_id)
);
create index product_links_by_linked on product_links (linked_id);

-- Who saved which fields of a product when: by the name of each field what it was and what it became.
create table product_versions (
  id bigint generated always as identity primary key,
  product_id int not null references products on delete cascade,
  revision int not null,
  at timestamptz not null,
  person_id int references customers on delete set null,
  person_name text not null,
  restored_from bigint references product_versions on delete set null,
  changes jsonb not null
);
create index product_versions_by_product on product_versions (product_id, id desc);
create index product_versions_by_person on product_versions (person_id) where person_id is not null;
create index product_versions_by_restored on product_versions (restored_from) where restored_from is not null;

-- What a person has typed for a product, or for a new one, and has not saved.
create table product_drafts (
  id bigint generated always as identity primary key,
  person_id int not null references customers on delete cascade,
  product_id int references products on delete cascade,
  -- the revision of the product that it was typed for
  revision int not null,
  changes jsonb not null,
  saved_at timestamptz not null,
  unique nulls not distinct (person_id, product_id)
);
create index product_drafts_by_product on product_drafts (product_id) where product_id is not null;

create trigger safety_contacts_changed after update on safety_contacts
  for each statement execute function notify_all_changed();
create trigger product_links_changed after insert or update or delete on product_links
  for each statement execute function notify_all_changed();

alter table product_codes
  drop constraint product_codes_kind_check,
  add constraint product_codes_kind_check check (kind in ('sku', 'gtin', 'mpn', 'oe'));

-- A product is found by its bar code and the code of its manufacturer as well, and by those of its variations.
create or replace function refresh_search(ids integer[]) returns void language sql as $$
  delete from product_codes where product_id = any (ids);
  insert into product_codes (product_id, code, kind)
    select coalesce(parent_id, id), normalise_code(sku), 'sku' from products
      where (id = any (ids) or parent_id = any (ids)) and normalise_code(sku) <> ''
    union
    select coalesce(parent_id, id), normalise_code(gtin), 'gtin' from products
      where (id = any (ids) or parent_id = any (ids)) and normalise_code(gtin) <> ''
    union
    select coalesce(parent_id, id), normalise_code(mpn), 'mpn' from products
      where (id = any (ids) or parent_id = any (ids)) and normalise_code(mpn) <> ''
    union
    select product_id, normalise_code(code), 'oe' from oe_numbers
      where product_id = any (ids) and normalise_code(code) <> '';
  delete from product_search s using products p
    where s.product_id = any (ids) and p.id = s.product_id
      and not (p.status = 'published' and p.catalog_visibility in ('visible', 'search'));
  delete from search_favourites f
    where f.product_id = any (ids) and not exists (select from product_search s where s.product_id = f.product_id);
  insert into product_search (product_id, sales, document)
    select p.id, p.total_sales,
      setweight(to_tsvector('italian', search_text(p.name)), 'A')
        || setweight(to_tsvector('simple',
             search_text(coalesce(b.name, '') || ' ' || coalesce(p.sku, '')) || ' ' || joined_text(p.name)), 'A')
        || setweight(to_tsvector('italian', search_text(coalesce((
             select string_agg(c.name, ' ') from product_categories pc join categories c on c.id = pc.category_id
             where pc.product_id = p.id), ''))), 'B')
        -- by the same stems as what is searched for, whatever its language
        || setweight(to_tsvector('italian', search_text(coalesce((
             select string_agg(t.name, ' ') from product_translations t where t.product_id = p.id), ''))), 'B')
        || setweight(to_tsvector('simple', search_text(coalesce((
             select string_agg(distinct v.make || ' ' || v.model, ' ') from fitments f join vehicles v on v.id = f.vehicle_id
             where f.product_id = p.id), ''))), 'C')
        || setweight(to_tsvector('italian', search_text(p.short_description)), 'D')
    from products p left join brands b on b.id = p.brand_id
    where p.id = any (ids) and p.type <> 'variation'
      and p.status = 'published' and p.catalog_visibility in ('visible', 'search')
    on conflict (product_id) do update set document = excluded.document, sales = excluded.sales;
  update search_favourites f set document = s.document from product_search s
    where f.product_id = any (ids) and s.product_id = f.product_id;
  insert into search_words (word, stem)
    select distinct w.word, w.stem from (
      select distinct unnest(string_to_array(search_text(
        p.name || ' ' || coalesce(b.name, '') || ' ' || coalesce((
          select string_agg(v.make || ' ' || v.model, ' ') from fitments f join vehicles v on v.id = f.vehicle_id
          where f.product_id = p.id), '')), ' ')) as piece
      from products p left join brands b on b.id = p.brand_id
      where p.id = any (ids) and p.type <> 'variation'
      union
      select unnest(string_to_array(search_text(c.name), ' ')) from categories c
      where c.id in (select category_id from product_categories where product_id = any (ids))
    ) used cross join lateral words_with_stems(used.piece) w
    order by 1
    on conflict (word) do nothing;
$$;
