-- Somebody may be typing several new products at once: each page has its own draft. Of a known product a person has one.
update product_drafts set form = gen_random_uuid()::text where product_id is null and form is null;
alter table product_drafts drop constraint product_drafts_person_id_product_id_key;
create unique index product_drafts_by_person_and_product on product_drafts (person_id, product_id) where product_id is not null;
create unique index product_drafts_of_new_products on product_drafts (person_id, form) where product_id is null;
