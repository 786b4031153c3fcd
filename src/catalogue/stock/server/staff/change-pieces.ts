import { sql } from 'kysely';
import { recordAudits } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { articleTitle } from '../../rules/article-stock.ts';
import { stockAt } from '../locations/stock-at.ts';
import { lockStock, recordMovements } from '../record-movements.ts';
import { type ArticleRow, articleColumns, articleFrom } from './article-columns.ts';

/** How many pieces of an article there shall be: that can be sold, or so many more than now. */
export type WantedPieces = {
  readonly itemId: number;
  readonly kind: 'sellable' | 'more';
  readonly pieces: number;
};

/** Pieces that come or go, at the default location. */
export type PlannedPieces = { readonly itemId: number; readonly delta: number; readonly onHand: number };

/**
 * Locks the stock of articles and works out what comes or goes so that there are as many as wanted; those of which the default location has too
 * few to give are `short`.
 */
export async function planPieces(
  db: Database,
  wanted: readonly WantedPieces[],
): Promise<{ readonly moves: readonly PlannedPieces[]; readonly short: ReadonlySet<number> }> {
  if (wanted.length === 0) return { moves: [], short: new Set() };
  const ids = wanted.map(({ itemId }) => itemId);
  await lockStock(db, ids);
  const here = await stockAt(db, ids, null);
  const { rows } = await sql<{ id: number; available: number }>`
    select product_id as id, on_hand - reserved as available from stock where product_id = any (${ids}::int[])`.execute(
    db,
  );
  const available = new Map(rows.map((row) => [row.id, row.available]));
  const short = new Set<number>();
  const moves = wanted.flatMap(({ itemId, kind, pieces }) => {
    const onHand = here.get(itemId)?.onHand ?? 0;
    const delta = kind === 'more' ? pieces : pieces - (available.get(itemId) ?? 0);
    if (delta < 0 && onHand + delta < 0) short.add(itemId);
    return delta === 0 || short.has(itemId) ? [] : [{ itemId, delta, onHand }];
  });
  return { moves, short };
}

/** Moves planned pieces: the ledger and the audit trail say who did it. */
export async function movePieces(ctx: RequestContext, moves: readonly PlannedPieces[]): Promise<void> {
  if (moves.length === 0) return;
  await recordMovements(ctx, moves, { reason: 'adjustment', note: '' });
  const { rows } = await sql<ArticleRow>`
    select ${articleColumns} from products p left join stock s on s.product_id = p.id
      left join products parent on parent.id = p.parent_id
    where p.id = any (${moves.map(({ itemId }) => itemId)}::int[])`.execute(ctx.db);
  const names = new Map(rows.map((row) => [row.id, articleTitle(articleFrom(row))]));
  await recordAudits(
    ctx,
    moves.map(({ itemId, delta, onHand }) => ({
      what: 'changed',
      subject: { kind: 'stock', id: itemId, name: names.get(itemId) ?? '' },
      before: { onHand },
      after: { onHand: onHand + delta, reason: 'adjustment' },
    })),
  );
}
