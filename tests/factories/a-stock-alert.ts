import { sql } from 'kysely';
import { stockAlertAction } from '#catalogue/stock-alerts/rules/stock-alert.ts';
import { stockAlertKey } from '#catalogue/stock-alerts/rules/stock-alert-key.ts';
import { askForStockAlert } from '#catalogue/stock-alerts/server/ask-for-stock-alert.ts';
import { changeStockAlert } from '#catalogue/stock-alerts/server/stock-alert-links.ts';
import type { Database } from '#foundation/database/client.ts';
import { aRequestContext, type RequestContextOptions } from './a-request-context.ts';

let count = 0;

/** Posts the form of a product's stock alert, under an address of its own. */
export async function askForAlert(
  db: Database,
  product: { readonly id: number },
  fields: Readonly<Record<string, string>> = {},
  options: RequestContextOptions = {},
) {
  const ctx = await aRequestContext(db, options);
  count += 1;
  const form = new FormData();
  const typed = {
    product: String(product.id),
    email: `attende.${count}@example.com`,
    _wpnonce: ctx.nonces.make(stockAlertAction),
    ...fields,
  };
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  return askForStockAlert(ctx, form);
}

export const stockAlertsOf = (db: Database, articleId: number) =>
  db.selectFrom('stock_alerts').selectAll().where('product_id', '=', articleId).orderBy('id').execute();

/** A guest who waits for an article: asked, and pressed the button of the email. No job is left of it. */
export async function aStockAlert(
  db: Database,
  articleId: number,
  email: string,
  options: RequestContextOptions = {},
) {
  const row = await db
    .selectFrom('products')
    .select(['id', 'parent_id'])
    .where('id', '=', articleId)
    .executeTakeFirstOrThrow();
  await askForAlert(db, { id: row.parent_id ?? row.id }, { email, article: String(articleId) }, options);
  const alert = (await stockAlertsOf(db, articleId)).find((one) => one.email === email);
  if (!alert) throw new Error('nothing was asked');
  const ctx = await aRequestContext(db, options);
  const key = stockAlertKey(ctx.nonces.sign, alert);
  await changeStockAlert(ctx, { key, action: 'confirm' });
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  return { ctx, key, id: alert.id };
}

/** Puts pieces into the stock of an article by a statement alone, without a use case: the trigger has to notice it. */
export const restock = (db: Database, articleId: number, pieces = 1) =>
  db
    .updateTable('stock')
    .set((of) => ({ on_hand: of('on_hand', '+', pieces) }))
    .where('product_id', '=', articleId)
    .execute();
