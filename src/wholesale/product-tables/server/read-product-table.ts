import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readTableDefinition, type TableDefinition } from '../rules/table-definition.ts';

export type ProductTable = TableDefinition & { readonly id: number };

/** The tables that staff have made, by id; cached until the shop's data change. */
function readProductTables(
  ctx: Pick<RequestContext, 'db' | 'memory'>,
): Promise<ReadonlyMap<number, ProductTable>> {
  return ctx.memory.remember('product-tables', async () => {
    const rows = await ctx.db
      .selectFrom('product_tables')
      .select(['id', 'name', 'columns', 'definition'])
      .orderBy('id')
      .limit(mostTables)
      .execute();
    return new Map(rows.map((row) => [row.id, { id: row.id, ...readTableDefinition(row) }]));
  });
}

/** The most tables that a shop has. */
export const mostTables = 500;

/** The table of an id as a text or a call names it; null where there is none. */
export async function readProductTable(
  ctx: Pick<RequestContext, 'db' | 'memory'>,
  id: string,
): Promise<ProductTable | null> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return null;
  return (await readProductTables(ctx)).get(Number(id)) ?? null;
}
