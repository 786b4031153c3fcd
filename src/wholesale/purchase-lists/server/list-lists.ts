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
    .innerJoin('customers as owner', 'owner.id', 'list.customer_id')
    .select(['list.id', 'list.title', 'list.updated_at', 'held.lines', 'held.pieces', 'list.customer_id'])
    .select(['owner.first_name', 'owner.last_name', 'owner.email'])
    .where('list.customer_id', 'in', [...owners])
    .orderBy('list.updated_at', 'desc')
    .orderBy('list.id', 'desc')
    .limit(mostLists * owners.length)
    .execute();
  const own = ctx.visitor.person?.customerId;
  return rows.map(({ id, title, updated_at, lines, pieces, ...list }) => ({
    id,
    title,
    owner: list.customer_id === own ? '' : `${list.first_name} ${list.last_name}`.trim() || list.email,
    lines: Number(lines),
    pieces: Number(pieces),
    updatedAt: updated_at.toISOString(),
  }));
}
