-- A picture may lose a share of each side, in percent, and have a point that stays in view where it fills a square.
alter table images
  add column crop_left smallint not null default 0,
  add column crop_top smallint not null default 0,
  add column crop_right smallint not null default 0,
  add column crop_bottom smallint not null default 0,
  add column focus_x smallint check (focus_x between 0 and 100),
  add column focus_y smallint check (focus_y between 0 and 100),
  add constraint images_crop check (
    least(crop_left, crop_top, crop_right, crop_bottom) >= 0
    and crop_left + crop_right <= 90 and crop_top + crop_bottom <= 90),
  add constraint images_focus check ((focus_x is null) = (focus_y is null));

-- Texts of a picture in the language that is not the shop's own; one that is null is read in the shop's own.
create table image_translations (
  image_id integer not null references images (id) on delete cascade,
  language text not null check (language in ('it', 'en')),
  alt text check (alt <> ''),
  title text check (title <> ''),
  caption text check (caption <> ''),
  primary key (image_id, language)
);
create trigger image_translations_changed after insert or update or delete on image_translations
  for each statement execute function notify_all_changed();

create index images_by_original on images (original) where original is not null;
