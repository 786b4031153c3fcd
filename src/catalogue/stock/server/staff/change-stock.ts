import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { DraftOf } from '#foundation/forms/rules/form-schema.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { articleTitle } from '../../rules/article-stock.ts';
import { ledgerId } from '../../rules/locations/location.ts';
import type { adjustmentForm, costForm, StockProblem, thresholdForm } from '../../rules/stock-forms.ts';
import { isLocationOpen, openLocations } from '../locations/read-locations.ts';
import { stockAt } from '../locations/stock-at.ts';
import { lockStock, recordMovements } from '../record-movements.ts';
import { type ArticleRow, articleColumns, articleFrom } from './article-columns.ts';
import { readAverages } from './receipts/post-receipt.ts';

export type ChangedStock =
  | { readonly ok: true }
  /** null: there is no such article */
  | { readonly ok: false; readonly problem: StockProblem | null };

/** Changes the stock on hand by hand, only if it still is what was seen; the ledger says who and why. */
export function adjustStock(
  ctx: RequestContext,
  itemId: number,
  { mode, pieces, reason, note, seen, at }: DraftOf<typeof adjustmentForm>,
): Promise<ChangedStock> {
  return inTransaction(ctx.db, async (db): Promise<ChangedStock> => {
    const name = await nameOfArticle(db, itemId);
    if (name === null) return { ok: false, problem: null };
    const locations = await openLocations({ ...ctx, db });
    const location = locations.find((one) => (at === null ? one.isDefault : one.id === at));
    const locationId = location ? ledgerId(location) : null;
    if (!location || !(await isLocationOpen(db, locationId)))
      return { ok: false, problem: { code: 'no-location' } };
    await lockStock(db, [itemId]);
    const onHand = (await stockAt(db, [itemId], locationId)).get(itemId)?.onHand ?? 0;
    if (onHand !== seen) return { ok: false, problem: { code: 'conflict', onHand } };
    const delta = mode === 'count' ? pieces - onHand : pieces;
    if (delta === 0) return { ok: false, problem: { code: 'no-change' } };
    if (delta < 0 && onHand + delta < 0) return { ok: false, problem: { code: 'below-zero', onHand } };
    await recordMovements({ ...ctx, db }, [{ itemId, delta }], { reason, note, locationId });
    await recordAudit(
      { ...ctx, db },
      {
        what: 'changed',
        subject: { kind: 'stock', id: itemId, name },
        before: { onHand },
        after: {
          onHand: onHand + delta,
          reason,
          ...(note === '' ? {} : { note }),
          ...(locations.length > 1 ? { location: location.name } : {}),
        },
      },
    );
    return { ok: true };
  });
}

/** Changes the stock that an article runs low from. */
export function changeThreshold(
  ctx: RequestContext,
  itemId: number,
  { threshold }: DraftOf<typeof thresholdForm>,
): Promise<ChangedStock> {
  return inTransaction(ctx.db, async (db): Promise<ChangedStock> => {
    const name = await nameOfArticle(db, itemId);
    if (name === null) return { ok: false, problem: null };
    const before = (await lockStock(db, [itemId])).get(itemId)?.threshold ?? 0;
    await sql`update stock set low_stock_threshold = ${threshold} where product_id = ${itemId}`.execute(db);
    await recordAudit(
      { ...ctx, db },
      {
        what: 'changed',
        subject: { kind: 'stock', id: itemId, name },
        before: { threshold: before },
        after: { threshold },
      },
    );
    return { ok: true };
  });
}

/** Says what a piece on hand has cost on average: from this movement on, receipts carry it on. */
export function changeCost(
  ctx: RequestContext,
  itemId: number,
  { cost }: DraftOf<typeof costForm>,
): Promise<ChangedStock> {
  return inTransaction(ctx.db, async (db): Promise<ChangedStock> => {
    const name = await nameOfArticle(db, itemId);
    if (name === null) return { ok: false, problem: null };
    await lockStock(db, [itemId]);
    const before = (await readAverages(db, [itemId])).get(itemId) ?? null;
    if (before === cost) return { ok: true };
    const facts = { reason: 'cost', note: '' } as const;
    await recordMovements({ ...ctx, db }, [{ itemId, delta: 0, averageCost: cost }], facts);
    await recordAudit(
      { ...ctx, db },
      {
        what: 'changed',
        subject: { kind: 'stock', id: itemId, name },
        before: { averageCost: before === null ? null : Math.round(before) },
        after: { averageCost: cost },
      },
    );
    return { ok: true };
  });
}

async function nameOfArticle(db: RequestContext['db'], id: number): Promise<string | null> {
  const { rows } = await sql<ArticleRow>`
    select ${articleColumns} from products p left join stock s on s.product_id = p.id
      left join products parent on parent.id = p.parent_id
    where p.id = ${id} and p.type <> 'variable'`.execute(db);
  return rows[0] ? articleTitle(articleFrom(rows[0])) : null;
}
