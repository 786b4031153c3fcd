import type { Database } from '#foundation/database/client.ts';
import { fillTables } from './a-grown-shop.ts';
import { aTaxRate } from './a-tax-rate.ts';

/** The tables that grow with what a shop sells. */
export const growingCatalogue = [
  'products',
  'product_categories',
  'product_tags',
  'product_attributes',
  'product_attribute_terms',
  'variation_terms',
  'listing_prices',
  'stock',
  'oe_numbers',
  'vehicles',
  'fitments',
] as const;

/**
 * Fills the tables of the catalogue: thousands of simple products, of which every tenth has two variations instead; in categories, with
 * tags, brands, terms of the attribute `lato`, the cars that they fit and the manufacturers whose numbers they carry.
 */
export async function aGrownCatalogue(db: Database): Promise<void> {
  await aTaxRate(db);
  await fillTables(db, [
    `insert into brands (slug, name) select 'marca-' || g, 'Marca ' || g from every g where g <= 40`,
    `insert into categories (slug, name) select 'categoria-' || g, 'Categoria ' || g from every g where g <= 60`,
    `insert into tags (slug, name) select 'tag-' || g, 'Tag ' || g from every g where g <= 50`,
    `insert into attributes (slug, name) values ('lato', 'Lato')`,
    `insert into attribute_terms (attribute_id, slug, name) select a.id, 'lato-' || g, 'Lato ' || g from attributes a, generate_series(1, 60) g`,
    `insert into products (type, slug, sku, name, short_description, description, brand_id, regular_price_cents, sale_price_cents,
        menu_order, total_sales, average_rating, published_at, updated_at)
      select case when g % 10 = 0 then 'variable' else 'simple' end, 'p-' || g, 'SKU-' || g, 'Ricambio ' || md5(g::text), 'Breve',
        repeat('x', 300), b.id, case when g % 10 > 0 then 500 + g end, case when g % 50 = 1 then 400 end, g * 31 % 1000, g * 17 % 5000,
        g % 50 / 10.0, now() - g * interval '1 minute', now()
      from every g join brands b on b.slug = 'marca-' || g % 40 + 1`,
    `insert into product_categories (category_id, product_id, direct)
      select c.id, p.id, true from products p join categories c on c.slug = 'categoria-' || p.id % 60 + 1`,
    `insert into product_tags (tag_id, product_id)
      select t.id, p.id from products p join tags t on t.slug = 'tag-' || p.id % 50 + 1`,
    `insert into product_attributes (product_id, attribute_id, for_variations) select p.id, a.id, p.type = 'variable' from products p, attributes a`,
    `insert into product_attribute_terms (term_id, product_id)
      select t.id, p.id from products p join attribute_terms t on t.slug in ('lato-' || p.id % 60 + 1, 'lato-' || (p.id + 1) % 60 + 1)`,
    `insert into products (type, parent_id, sku, name, regular_price_cents, published_at, updated_at)
      select 'variation', p.id, p.sku || '-' || place, p.name, 700, now(), now() from products p, generate_series(0, 1) place
      where p.type = 'variable'`,
    `insert into variation_terms (variation_id, attribute_id, term_id)
      select v.id, t.attribute_id, t.id from products v
      join attribute_terms t on t.slug = 'lato-' || (v.parent_id + right(v.sku, 1)::int) % 60 + 1 where v.type = 'variation'`,
    `insert into stock (product_id, on_hand) select id, id % 13 from products where type <> 'variable'`,
    `insert into vehicles (make, model, engine, power_kw, year_from)
      select 'Casa ' || g % 80, 'Modello ' || g, '1.6', 80, 2010 from every g`,
    `insert into fitments (product_id, vehicle_id)
      select p.id, v.id from products p, generate_series(0, 9) place
      join vehicles v on true where p.type <> 'variation' and v.id = 1 + (p.id * 7 + place * 41) % 6000`,
    `insert into oe_numbers (product_id, manufacturer, code)
      select p.id, 'Casa ' || (p.id + place) % 80, '1K0 ' || p.id || ' ' || place from products p, generate_series(1, 2) place
      where p.type <> 'variation'`,
    `analyze`,
    `select refresh_listing_prices(array(select id from products where type <> 'variation')), refresh_category_counts(),
      refresh_search(array(select id from products where type <> 'variation'))`,
    `select refresh_search_words(), refresh_search_favourites()`,
  ]);
}
