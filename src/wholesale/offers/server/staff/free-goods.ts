import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/**
 * Sees to it that there is what stands for goods without a page of their own: a private product that nobody finds, of which there are
 * always enough. Made with the first offer that needs it.
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
