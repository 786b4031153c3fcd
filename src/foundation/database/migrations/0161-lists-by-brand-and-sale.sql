-- Products of a brand and reduced ones are counted and sorted without a look at all others.
create index products_of_brand on products (brand_id, id) include (status) where type <> 'variation';
drop index products_on_sale;
create index products_on_sale on products (id) include (type, status, parent_id) where sale_price_cents is not null;
