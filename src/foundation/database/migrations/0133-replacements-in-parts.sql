-- A file that comes in parts may take the place of one of the library. Without a foreign key: the sweep finds its parts by the row, also when that one is gone.
alter table media_uploads add column replaces integer;
drop index media_uploads_open;
create unique index media_uploads_open on media_uploads (customer_id, file_name, bytes, stamp, coalesce(replaces, 0)) where image_id is null;
