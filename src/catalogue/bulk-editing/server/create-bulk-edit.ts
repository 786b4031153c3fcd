import { type RawBuilder, sql } from 'kysely';
import { type ProductsQuery, productsList } from '#catalogue/product-editing/rules/product-list.ts';
import { chosenProducts } from '#catalogue/product-editing/server/product-conditions.ts';
import { type StockQuery, stockList } from '#catalogue/stock/rules/stock-list.ts';
import { personName } from '#catalogue/stock/server/person-name.ts';
import { chosenArticles } from '#catalogue/stock/server/staff/list-stock.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { PostedForm } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { BulkGoods } from '../rules/bulk-edit.ts';

/** What is to be edited: products of their list, or articles of the stock list, by their ids or all that a filter finds. */
export type BulkSelection =
  | { readonly ids: readonly number[] }
  | { readonly query: ProductsQuery }
  | { readonly articleIds: readonly number[] }
  | { readonly stockQuery: StockQuery };

/**
 * Begins a bulk edit of what is chosen now: what a filter finds later does not count. Returns its id, null where nothing was chosen.
 * With a form its preview is shown at once.
 */
export async function createBulkEdit(
  ctx: RequestContext,
  selection: BulkSelection,
  form: PostedForm = {},
): Promise<number | null> {
  const { goods, query, chosen } = await chosenBy(ctx, selection);
  const { id } = await inTransaction(ctx.db, async (db) => {
    const { id: made } = await db
      .insertInto('bulk_edits')
      .values({
        goods,
        query,
        form: JSON.stringify(form),
        person_id: ctx.visitor.person?.customerId ?? null,
        person_name: personName(ctx.visitor),
        created_at: ctx.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { numAffectedRows } = await sql`
      insert into bulk_edit_items (bulk_edit_id, item_id) select ${made}::int, id from (${chosen}) chosen`.execute(
      db,
    );
    if (numAffectedRows === 0n) {
      await db.deleteFrom('bulk_edits').where('id', '=', made).execute();
      return { ok: true as const, id: null };
    }
    await db
      .updateTable('bulk_edits')
      .set({ products: Number(numAffectedRows), items: Number(numAffectedRows) })
      .where('id', '=', made)
      .execute();
    return { ok: true as const, id: made };
  });
  return id;
}

async function chosenBy(
  ctx: RequestContext,
  selection: BulkSelection,
): Promise<{
  readonly goods: BulkGoods;
  readonly query: string | null;
  readonly chosen: RawBuilder<unknown>;
}> {
  const parameters = (path: string) => path.split('?')[1] ?? '';
  if ('query' in selection) {
    const query = parameters(productsList.path({ ...selection.query, page: 1 }));
    return { goods: 'products', query, chosen: await chosenProducts(ctx, selection.query) };
  }
  if ('stockQuery' in selection) {
    const query = parameters(stockList.path({ ...selection.stockQuery, page: 1 }));
    return { goods: 'articles', query, chosen: await chosenArticles(ctx, selection.stockQuery) };
  }
  if ('articleIds' in selection) {
    const chosen = sql`select s.product_id as id from stock s join products p on p.id = s.product_id
      where p.id = any (${[...selection.articleIds]}::int[]) and p.type <> 'variable' and p.status <> 'trash'`;
    return { goods: 'articles', query: null, chosen };
  }
  const chosen = sql`select p.id from products p where p.id = any (${[...selection.ids]}::int[])
    and p.type <> 'variation' and p.status <> 'trash'
    and not exists (select from offer_goods g where g.product_id = p.id)`;
  return { goods: 'products', query: null, chosen };
}

/** Deletes bulk edits that were never started, a day after they were begun. */
export async function sweepBulkEdits({ db }: Pick<RequestContext, 'db'>, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from bulk_edits where state = 'draft' and created_at < ${now}::timestamptz - interval '1 day'`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
