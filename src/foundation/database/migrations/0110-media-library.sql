-- Pictures that were uploaded for no product in particular stay until staff delete them. One without widths has no sizes yet and is shown nowhere.
alter table images
  add column in_library boolean not null default false,
  add column file_name text not null default '',
  add column media_type text not null default '',
  add column bytes int not null default 0,
  add column description text not null default '',
  add column uploaded_by int references customers on delete set null,
  add column changed_at timestamptz not null default now();

create index images_by_age on images (created_at desc, id desc);
create index images_by_uploader on images (uploaded_by) where uploaded_by is not null;

-- Making the sizes of a new picture changes no page, and five hundred new ones come at once.
create function notify_pictures_changed() returns trigger language plpgsql as $$
begin
  if exists (select from changed where widths <> '{}') then
    if current_setting('pistone.quiet', true) is distinct from 'on' then
      perform pg_notify('shop_changes', 'all');
    end if;
  end if;
  return null;
end $$;
drop trigger images_changed on images;
create trigger images_changed after update on images
  referencing old table as changed for each statement execute function notify_pictures_changed();
