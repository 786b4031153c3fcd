import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { CartProblem } from '#selling/cart/rules/cart-state.ts';
import type { ListLine, ListLineProblem, ListView } from '../rules/list-view.ts';
import { findSeenList } from './own-list.ts';
import { type PricedList, priceListRows } from './price-list-rows.ts';
import { type ListRowOf, readListRows } from './read-list-rows.ts';

/** A list that the visitor sees with today's prices; null where there is none, or it is another account's (LIST-02, SUB-10). */
export async function readList(ctx: RequestContext, id: number): Promise<ListView | null> {
  const list = await findSeenList(ctx, id);
  if (!list) return null;
  const rows = await readListRows(ctx, list.id);
  const priced = await priceListRows(ctx, rows);
  return {
    id: list.id,
    title: list.title,
    updatedAt: list.updatedAt.toISOString(),
    lines: rows.map((row) => lineOf(row, priced)),
    mode: ctx.visitor.audience.mode,
    total: priced.total,
    keepsZero: ctx.settings.purchase_lists_keep_zero,
    isOwn: list.isOwn,
  };
}

function lineOf({ id, itemId, name, quantity }: ListRowOf, { lines, problems }: PricedList): ListLine {
  const priced = lines.get(id);
  if (!priced) return { kind: 'gone', id, itemId, name, quantity };
  const problem = problems.get(id);
  return {
    kind: 'sold',
    id,
    itemId: priced.row.itemId,
    line: priced.shown,
    problem: problem ? problemOf(problem) : null,
  };
}

function problemOf(problem: CartProblem): ListLineProblem {
  if (problem.code === 'not-enough-stock') return { code: problem.code, left: problem.available };
  return problem.code === 'out-of-stock' ? { code: problem.code } : { code: 'quantity-refused' };
}
