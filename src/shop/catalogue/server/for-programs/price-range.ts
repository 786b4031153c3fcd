import { type RawBuilder, sql } from 'kysely';
import type { Toolbox } from '#services/toolbox.ts';
import type { Cents } from '#shop/money/rules/cents.ts';
import { createPricer } from '#shop/pricing/server/create-pricer.ts';
import type { ProductQuery } from './product-query.ts';
import { productSource } from './product-source.ts';

type End = { cents: number; tax_class: string };

/** The lowest and the highest price among the products that answer a question, as the audience sees prices; null without one. */
export async function priceRange(
  toolbox: Toolbox,
  query: ProductQuery,
): Promise<{ readonly lowest: Cents; readonly highest: Cents } | null> {
  const { source } = await productSource(toolbox, query, { priced: true });
  const [low, high, pricer] = await Promise.all([
    endOf(
      sql`select lp.min_cents as cents, p.tax_class ${source} order by lp.min_cents, lp.product_id limit 1`,
    ),
    endOf(
      sql`select lp.max_cents as cents, p.tax_class ${source} order by lp.max_cents desc, lp.product_id desc limit 1`,
    ),
    createPricer(toolbox),
  ]);
  if (!low || !high) return null;
  return {
    lowest: pricer.fromListing(low.cents, low.tax_class),
    highest: pricer.fromListing(high.cents, high.tax_class),
  };

  async function endOf(query: RawBuilder<unknown>): Promise<End | undefined> {
    const result = await sql<End>`${query}`.execute(toolbox.db);
    return result.rows[0];
  }
}
