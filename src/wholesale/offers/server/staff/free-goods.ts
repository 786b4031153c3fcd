import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/**
 * Creates the product that free items of offers refer to, if it does not exist yet: private, in no listing or search, without a limit of
 * stock. Called with the first offer that needs it.
 */
export async function freeGoods(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('goods of offers'))`.execute(db);
  await sql`
    with made as (
      insert into products (type, status, catalog_visibility, slug, name, backorders)
      select 'simple', 'private', 'hidden', 'articolo-di-un-offerta', 'Articolo di un’offerta', 'yes'
      where not exists (select from offer_goods) returning id),
    stocked as (insert into stock (product_id) select id from made)
    insert into offer_goods (product_id) select id from made`.execute(db);
}
