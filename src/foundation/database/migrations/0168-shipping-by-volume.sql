-- Rates by weight: what is bulky weighs as much as its volume says, each further kilogram has its price, and what is heavier is not shipped.
alter table shipping_methods
  -- cubic centimetres that count as a kilogram; null where volume does not count
  add column volume_divisor int check (volume_divisor between 1000 and 10000),
  -- for each kilogram begun above the last band; null where nothing above it is shipped
  add column further_kg_cents int check (further_kg_cents >= 0),
  -- null for no limit
  add column most_grams int check (most_grams > 0),
  add check (kind = 'weight_rate' or num_nonnulls(volume_divisor, further_kg_cents, most_grams) = 0);
