-- Banners of the shop, each at its position, for its audience, from a day to a day of Rome.
create table banners (
  id int generated always as identity primary key,
  position text not null check (position in ('top', 'home', 'listing')),
  audience text not null check (audience in ('everybody', 'guests', 'consumers', 'businesses', 'groups')),
  -- of customers, for the audience `groups`
  group_ids int[] not null default '{}',
  -- null: since ever, and for good
  starts_at timestamptz,
  ends_at timestamptz,
  text_it text not null default '',
  text_en text not null default '',
  address text not null default '',
  -- of the link; '' for the usual ones
  link_it text not null default '',
  link_en text not null default '',
  image_id int references images,
  dismissible boolean not null default false,
  enabled boolean not null default true,
  check (starts_at < ends_at),
  check (text_it <> '' or text_en <> '')
);
create index banners_by_image on banners (image_id) where image_id is not null;

create trigger banners_changed after insert or update or delete on banners for each statement execute function notify_all_changed();
