-- Documents of the media library that the page of a product offers as downloads; `image_id` is the row of the library. They have no trigger: who
-- writes them counts up the product's revision.
create table product_documents (
  product_id int not null references products on delete cascade,
  position int not null,
  image_id int not null references images,
  kind text not null check (kind in ('data-sheet', 'instructions', 'certificate', 'safety-sheet', 'other')),
  language text not null check (language in ('it', 'en', 'de', 'fr', 'es', 'many')),
  title text not null default '',
  primary key (product_id, position)
);
create index product_documents_by_image on product_documents (image_id);

-- A replaced document has another size, which pages say.
create or replace function notify_pictures_changed() returns trigger language plpgsql as $$
begin
  if exists (select from changed where widths <> '{}' or media_type = 'application/pdf') then
    if current_setting('pistone.quiet', true) is distinct from 'on' then
      perform pg_notify('shop_changes', 'all');
    end if;
  end if;
  return null;
end $$;

create index images_documents on images (created_at desc, id desc) where media_type = 'application/pdf';
