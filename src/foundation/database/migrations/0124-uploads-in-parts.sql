-- Files of the media library that come in parts, until they are whole: whoever is cut off goes on where it stopped. The parts lie in the store of originals.
create table media_uploads (
  token text primary key,
  customer_id integer not null references customers (id) on delete cascade,
  file_name text not null,
  bytes integer not null check (bytes > 0),
  -- when the file was last changed, as its browser says: the same file is known again
  stamp text not null,
  created_at timestamptz not null default now(),
  -- what it became; the answer may have been lost on its way
  image_id integer references images (id) on delete cascade
);
create unique index media_uploads_open on media_uploads (customer_id, file_name, bytes, stamp) where image_id is null;
create index media_uploads_by_age on media_uploads (created_at);
create index media_uploads_by_image on media_uploads (image_id) where image_id is not null;
