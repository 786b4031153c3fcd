-- Orders and filters that programs may ask for, so that a page of products never reads the whole table.
create index products_listed_modified on products (updated_at desc, id desc) where type <> 'variation' and status = 'published';
create index products_listed_title on products (name, id) where type <> 'variation' and status = 'published';
create index products_listed_comments on products (review_count desc, id) where type <> 'variation' and status = 'published';
create index products_listed_featured on products (published_at desc, id desc) where featured and type <> 'variation' and status = 'published';
create index products_variations_date on products (published_at desc, id desc) where type = 'variation' and status = 'published';
-- The newest change of anything, for the header that tells it.
create index products_modified on products (updated_at);
-- What is reduced for the buyers of a list.
create index listing_prices_on_sale on listing_prices (price_list_id, product_id) where on_sale;
-- A part of a name or of a code, wherever it stands.
create index products_listed_fragments on products using gin (name gin_trgm_ops, sku gin_trgm_ops)
  where type <> 'variation' and status = 'published';
-- Reviews of the whole shop, best first; reviews_by_status has the newest.
create index reviews_best on reviews (rating desc nulls last, id desc) where status = 'approved';
-- What is counted of a collection, without reading the products themselves.
create index products_listed_counts on products (catalog_visibility, in_stock, backorders, type, average_rating)
  include (id, brand_id, parent_id, tax_class) where type <> 'variation' and status = 'published';
create index products_listed_backorders on products (published_at desc, id desc)
  where backorders <> 'no' and type <> 'variation' and status = 'published';
