-- Swatches (VAR-28): the type of an attribute says how its terms are shown; these say what a term looks like.
alter table attribute_terms
  add column color text check (color ~ '^#[0-9a-f]{6}$'),
  add column image_id int references images;

-- A choice is looked up by its terms (VAR-25), however many variations the product has.
create index variation_terms_by_term on variation_terms (term_id, variation_id);
