import { sql } from 'kysely';
import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { createPricer } from '#pricing/prices/server/create-pricer.ts';
import type { ProductQuery } from './product-query.ts';
import { productSource } from './product-source.ts';

type Ends = { tax_class: string; low: number; high: number };

/** The lowest and the highest price among the products that answer a question, as the audience sees prices; null without one. */
export async function priceRange(
  ctx: RequestContext,
  query: ProductQuery,
): Promise<{ readonly lowest: Cents; readonly highest: Cents } | null> {
  const { source } = await productSource(ctx, query, { priced: true });
  const [ends, pricer] = await Promise.all([
    // What is taxed otherwise may be dearer with VAT and cheaper without: each class has ends of its own.
    sql<Ends>`select p.tax_class, min(lp.min_cents) as low, max(lp.max_cents) as high ${source}
      group by p.tax_class`.execute(ctx.db),
    createPricer(ctx),
  ]);
  if (ends.rows.length === 0) return null;
  const shown = (part: 'low' | 'high') =>
    ends.rows.map((row) => pricer.fromListing(row[part], row.tax_class));
  return { lowest: toCents(Math.min(...shown('low'))), highest: toCents(Math.max(...shown('high'))) };
}
