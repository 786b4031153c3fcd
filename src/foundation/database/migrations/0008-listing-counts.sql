-- Counts what a listing shows without reading the products themselves.
create index products_listed_seen on products (catalog_visibility, in_stock) where type <> 'variation' and status = 'published';
