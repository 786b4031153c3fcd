import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ListRow } from '../rules/list-view.ts';
import { mostLists } from '../rules/product-string.ts';
import { listOwnersSeen } from './own-list.ts';

/** The lists that the visitor sees, those last changed first (LIST-01, SUB-10). */
export async function listLists(ctx: Pick<RequestContext, 'db' | 'visitor'>): Promise<readonly ListRow[]> {
  const owners = await listOwnersSeen(ctx);
  if (owners.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('purchase_lists as list')
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('purchase_list_lines as line')
          .select(({ fn }) => [
            fn.countAll<number>().as('lines'),
            fn.sum<number | null>('line.quantity').as('pieces'),
          ])
          .whereRef('line.list_id', '=', 'list.id')
          .as('held'),
      (join) => join.onTrue(),
    )
    .select(['list.id', 'list.title', 'list.updated_at', 'held.lines', 'held.pieces'])
    .where('list.customer_id', 'in', [...owners])
    .orderBy('list.updated_at', 'desc')
    .orderBy('list.id', 'desc')
    .limit(mostLists * owners.length)
    .execute();
  return rows.map(({ id, title, updated_at, lines, pieces }) => ({
    id,
    title,
    lines: Number(lines),
    pieces: Number(pieces),
    updatedAt: updated_at.toISOString(),
  }));
}
