-- Pictures that staff upload stand in the same table as the drawn ones of the demo shop. `original` names the file as it was
-- uploaded, in a folder that is never served; null for a drawn picture.
alter table images
  add column original text,
  add column created_at timestamptz not null default now();

-- Several rows may share one picture's files, each with words of its own: files go when the last row went.
create index images_by_file_key on images (file_key);
create index images_uploaded on images (created_at) where original is not null;
-- Whether a picture is shown anywhere is asked when it leaves a product.
create index product_images_by_image on product_images (image_id);
create index products_by_image on products (image_id) where image_id is not null;

create trigger images_changed after update on images for each statement execute function notify_all_changed();
