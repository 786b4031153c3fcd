-- An attribute of one product alone, with options of its own: no filter and no list of the shop has it.
alter table attributes add column product_id int references products on delete cascade;
create index attributes_by_product on attributes (product_id) where product_id is not null;
