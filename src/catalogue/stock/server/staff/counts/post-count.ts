import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { StockCount, UncountedChoice } from '../../../rules/counts/count.ts';
import { onHandAt } from '../../locations/stock-at.ts';
import { personName } from '../../person-name.ts';
import { lockStock, recordMovements } from '../../record-movements.ts';
import { type ChangedCount, countSubject, lockCount } from './begin-count.ts';
import { inScope } from './count-scope.ts';
import { readCount } from './read-counts.ts';
import { sumDifferences } from './read-differences.ts';

/**
 * Posts the differences of a count as it was seen, all of them and once. A difference is added to the stock of now: what moved since an article was
 * counted holds. Stock may come to stand below zero where pieces were sold that were not there.
 */
export function postCount(
  ctx: RequestContext,
  id: number,
  { version, uncounted }: { readonly version: number; readonly uncounted: UncountedChoice },
): Promise<ChangedCount> {
  return inTransaction(ctx.db, async (db): Promise<ChangedCount> => {
    const open = await lockCount(db, id);
    const count = open ? await readCount({ db }, id) : null;
    if (!open || !count) return { ok: false, problem: null };
    if (open.version !== version) return { ok: false, problem: { code: 'conflict' } };
    if (uncounted === 'zero') await zeroUncounted(ctx, db, count);
    const moves = await movesOf(db, id);
    if (moves.length === 0 && count.counted === 0) return { ok: false, problem: { code: 'no-lines' } };
    await lockStock(
      db,
      moves.map(({ itemId }) => itemId),
    );
    await storeCosts(db, id);
    await recordMovements({ ...ctx, db }, moves, {
      reason: 'count',
      note: '',
      countId: id,
      locationId: count.locationId,
    });
    await sql`update stock_counts set state = 'posted', uncounted = ${uncounted}, closed_at = ${ctx.clock.now()},
      closed_by = ${personName(ctx.visitor)} where id = ${id}`.execute(db);
    const { articles, more, fewer, value } = await sumDifferences({ db }, { id, state: 'posted' });
    await recordAudit(
      { ...ctx, db },
      {
        what: 'approved',
        subject: countSubject(count),
        after: {
          countedArticles: count.counted,
          differentArticles: articles,
          morePieces: more,
          fewerPieces: fewer,
          differenceValue: value,
        },
      },
    );
    return { ok: true, id };
  });
}

/** Counts as zero what nobody has counted, under the lock of its stock. */
async function zeroUncounted(ctx: RequestContext, db: Database, count: StockCount): Promise<void> {
  const onHand = onHandAt(count.locationId);
  const { rows } = await sql<{ id: number }>`
    select p.id from stock s join products p on p.id = s.product_id left join products parent on parent.id = p.parent_id
    where ${onHand} <> 0 and ${inScope(count)}
      and not exists (select from stock_count_lines l where l.count_id = ${count.id} and l.product_id = p.id)
    order by p.id`.execute(db);
  const ids = rows.map(({ id }) => id);
  await lockStock(db, ids);
  await sql`
    insert into stock_count_lines (count_id, product_id, counted, first_expected, expected, is_zeroed, counted_at, counted_by)
    select ${count.id}::int, s.product_id, 0, ${onHand}, ${onHand}, true, ${ctx.clock.now()}::timestamptz, ${personName(ctx.visitor)}
    from stock s where s.product_id = any (${ids}::int[])`.execute(db);
}

async function movesOf(db: Database, id: number) {
  const { rows } = await sql<{ itemId: number; delta: number }>`
    select product_id as "itemId", counted - expected as delta from stock_count_lines
    where count_id = ${id} and counted <> expected order by product_id`.execute(db);
  return rows;
}

/** Stores with each difference what a piece costs on average: its value is that of this day. */
async function storeCosts(db: Database, id: number): Promise<void> {
  await sql`
    update stock_count_lines l set average_cost = (
      select m.average_cost from stock_movements m
      where m.product_id = l.product_id and m.average_cost is not null order by m.id desc limit 1)
    where l.count_id = ${id} and l.counted <> l.expected`.execute(db);
}
