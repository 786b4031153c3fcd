-- What programs store beside a product or a variation; the order in which they list products.
create table product_meta (
  id int generated always as identity primary key,
  product_id int not null references products on delete cascade,
  key text not null check (key <> ''),
  value jsonb not null
);
create index product_meta_by_product on product_meta (product_id, id);

create index products_created on products (created_at, id) where type <> 'variation';
