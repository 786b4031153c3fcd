import { sql } from 'kysely';
import { variationChoices } from '#catalogue/stock/server/variation-choices.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';

/** An article that somebody can wait for: a product, or a variation with its choices. */
export type AlertArticle = { readonly id: number; readonly choices: string };

export type AlertProduct = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly sku: string | null;
  readonly isVariable: boolean;
  /** what of it is out of stock and may not be ordered beyond it */
  readonly articles: readonly AlertArticle[];
};

/** More would be no choice; whoever looks for a variation behind them writes to the shop. */
const MOST_VARIATIONS = 500;

/** A listed product that the visitor may see, with what of it is out of stock; null for none. */
export async function findAlertProduct(
  { db, visitor }: Pick<RequestContext, 'db' | 'visitor'>,
  posted: string,
): Promise<AlertProduct | null> {
  if (!/^[1-9]\d{0,8}$/.test(posted)) return null;
  const row = await db
    .selectFrom('products')
    .select(['id', 'slug', 'name', 'sku', 'type'])
    .where('id', '=', Number(posted))
    .where('type', '<>', 'variation')
    .where('status', '=', 'published')
    .where(notHidden(visitor.audience.hidden, sql`products.id`))
    .executeTakeFirst();
  if (!row || row.slug === null) return null;
  const { id, slug, name, sku, type } = row;
  const { rows: articles } = await sql<AlertArticle>`
    select p.id,
      ${variationChoices(sql`p.id`)} as choices
    from products p left join stock s on s.product_id = p.id
    where case when ${type === 'variable'} then p.parent_id = ${id} and p.status = 'published' else p.id = ${id} end
      and p.backorders = 'no' and coalesce(s.on_hand - s.reserved, 0) <= 0
    order by p.menu_order, p.id limit ${MOST_VARIATIONS}`.execute(db);
  return { id, slug, name, sku, isVariable: type === 'variable', articles };
}
