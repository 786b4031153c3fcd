-- The list of products in the staff area at a hundred thousand of them: everything that its filters and its order ask for stands in one index, so
-- that any choice of them is counted and sorted without reading the products.
drop index products_own;
create index products_own on products (id)
  include (status, type, brand_id, in_stock, backorders, featured, image_id, regular_price_cents, sale_price_cents, updated_at, name)
  where type <> 'variation';

-- Drafts are found by fragments of their names as well.
drop index products_listed_fragments;
create index products_fragments on products using gin (name gin_trgm_ops, sku gin_trgm_ops) where type <> 'variation';

-- An index is read alone as long as most pages of its table are known to be visible to everybody, which vacuum notes.
alter table products set (autovacuum_vacuum_scale_factor = 0.02);

-- The public price list finds what is on sale and what has no price among products and variations alike.
create index products_on_sale on products (id) where sale_price_cents is not null;
create index products_without_price on products (id) where regular_price_cents is null and type <> 'variable';
