-- Orders and filters that programs may ask for, so that a page of products never reads the whole table.
create index products_listed_modified on products (updated_at desc, id desc) where type <> 'variation' and status = 'published';
create index products_listed_title on products (name, id) where type <> 'variation' and status = 'published';
create index products_listed_comments on products (review_count desc, id) where type <> 'variation' and status = 'published';
create index products_listed_featured on products (published_at desc, id desc) where featured and type <> 'variation' and status = 'published';
create index products_variations_date on products (published_at desc, id desc) where type = 'variation' and status = 'published';
-- The newest change of anything, for the header that tells it.
create index products_modified on products (updated_at);
-- What is on sale, by the product that is listed.
create index products_on_sale on products (parent_id, id) where sale_price_cents is not null and status = 'published';
-- A part of a name or of a code, wherever it stands.
create index products_listed_fragments on products using gin (name gin_trgm_ops, sku gin_trgm_ops)
  where type <> 'variation' and status = 'published';
-- Reviews of the whole shop, newest and best first.
create index reviews_newest on reviews (created_at desc, id desc) where status = 'approved';
create index reviews_best on reviews (rating desc nulls last, id desc) where status = 'approved';
