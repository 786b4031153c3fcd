import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { aTaxRate } from './a-tax-rate.ts';

/**
 * A product in `count` variations, chosen by three attributes of 20, 10 and as many terms as are needed; every seventh is sold out,
 * every eleventh has no price. With what the planner knows of it up to date.
 */
export async function manyVariations(
  db: Database,
  count: number,
): Promise<{ readonly id: number; readonly slug: string; readonly firstVariationId: number }> {
  await aTaxRate(db);
  const slug = `vite-${count}`;
  const sizes = [20, 10, Math.ceil(count / 200)];
  await db.connection().execute(async (connection) => {
    await sql`set pistone.quiet = 'on'`.execute(connection);
    await sql`insert into products (type, slug, sku, name) values ('variable', ${slug}, ${slug}, 'Vite')`.execute(
      connection,
    );
    for (const [at, size] of sizes.entries()) {
      const name = `misura-${count}-${at}`;
      await sql`with made as (insert into attributes (slug, name, position) values (${name}, ${name}, ${at}) returning id),
        terms as (insert into attribute_terms (attribute_id, slug, name, position)
          select made.id, ${`t${at}`} || '-' || g, 'Misura ' || g, g from made, generate_series(0, ${size - 1}::int) g returning id)
        insert into product_attributes (product_id, attribute_id, position, for_variations)
        select p.id, made.id, ${at}::int, true from made, products p where p.slug = ${slug}`.execute(
        connection,
      );
      await sql`insert into product_attribute_terms (term_id, product_id)
        select t.id, p.id from attribute_terms t join attributes a on a.id = t.attribute_id and a.slug = ${name},
          products p where p.slug = ${slug}`.execute(connection);
    }
    await sql`insert into products (type, parent_id, sku, name, regular_price_cents, menu_order, weight_grams)
      select 'variation', p.id, ${slug} || '-' || g, 'Vite ' || g, case when g % 11 = 10 then null else 100 + g end, g, 10 + g % 9
      from products p, generate_series(0, ${count - 1}::int) g where p.slug = ${slug} order by g`.execute(
      connection,
    );
    await sql`insert into variation_terms (variation_id, attribute_id, term_id)
      select v.id, a.id, t.id from products v join products p on p.id = v.parent_id and p.slug = ${slug}
      join product_attributes pa on pa.product_id = p.id join attributes a on a.id = pa.attribute_id
      join attribute_terms t on t.attribute_id = a.id and t.position = case pa.position
        when 0 then v.menu_order % 20 when 1 then v.menu_order / 20 % 10 else v.menu_order / 200 end`.execute(
      connection,
    );
    await sql`insert into stock (product_id, on_hand) select v.id, case when v.menu_order % 7 = 6 then 0 else 40 end
      from products v join products p on p.id = v.parent_id and p.slug = ${slug}`.execute(connection);
    await sql`select refresh_listing_prices(array(select id from products where slug = ${slug}))`.execute(
      connection,
    );
    await sql`reset pistone.quiet`.execute(connection);
  });
  await sql`vacuum analyze`.execute(db);
  const row = await sql<{ id: number; first: number }>`
    select p.id, (select min(v.id) from products v where v.parent_id = p.id) as first
    from products p where p.slug = ${slug}`.execute(db);
  const { id = 0, first = 0 } = row.rows[0] ?? {};
  return { id, slug, firstVariationId: first };
}
