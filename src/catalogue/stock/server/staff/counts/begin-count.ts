import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { StockCount } from '../../../rules/counts/count.ts';
import type { CountDraft, CountProblem } from '../../../rules/counts/count-form.ts';
import { isLocationOpen } from '../../locations/read-locations.ts';
import { personName } from '../../person-name.ts';
import { readCount } from './read-counts.ts';

export type ChangedCount =
  | { readonly ok: true; readonly id: number }
  /** null: there is no such count, or it is closed */
  | { readonly ok: false; readonly problem: CountProblem | null };

/** Begins a count of everything, of a category with what stands below it, or of a brand. */
export function beginCount(ctx: RequestContext, draft: CountDraft): Promise<ChangedCount> {
  return inTransaction(ctx.db, async (db): Promise<ChangedCount> => {
    const { name, scope, isBlind, locationId } = draft;
    if (!(await isLocationOpen(db, locationId))) return { ok: false, problem: { code: 'no-location' } };
    const categoryId = scope === 'category' ? draft.categoryId : null;
    const brandId = scope === 'brand' ? draft.brandId : null;
    const { rows: named } = await sql<{ name: string }>`
      select name from categories where id = ${categoryId}::int union all select name from brands where id = ${brandId}::int`.execute(
      db,
    );
    const scopeName = named[0]?.name ?? '';
    if (scope !== 'all' && named.length === 0) return { ok: false, problem: { code: `no-${scope}` } };
    const { rows } = await sql<{ id: number }>`
      insert into stock_counts (name, scope, category_id, brand_id, scope_name, is_blind, location_id, created_at, created_by)
      values (${name}, ${scope}, ${categoryId}::int, ${brandId}::int, ${scopeName}, ${isBlind}, ${locationId}::int, ${ctx.clock.now()},
        ${personName(ctx.visitor)}) returning id`.execute(db);
    const id = rows[0]?.id ?? 0;
    const after = { isBlind, ...(scopeName === '' ? {} : { [scope]: scopeName }) };
    await recordAudit({ ...ctx, db }, { what: 'created', subject: countSubject({ id, name }), after });
    return { ok: true, id };
  });
}

/** Closes a count without changing any stock; it stays to be looked at. */
export function cancelCount(ctx: RequestContext, id: number): Promise<ChangedCount> {
  return inTransaction(ctx.db, async (db): Promise<ChangedCount> => {
    const count = (await lockCount(db, id)) ? await readCount({ db }, id) : null;
    if (!count) return { ok: false, problem: null };
    await sql`update stock_counts set state = 'cancelled', closed_at = ${ctx.clock.now()}, closed_by = ${personName(ctx.visitor)}
      where id = ${id}`.execute(db);
    const after = { countedArticles: count.counted };
    await recordAudit({ ...ctx, db }, { what: 'refused', subject: countSubject(count), after });
    return { ok: true, id };
  });
}

/** As the audit trail calls a count. */
export const countSubject = ({ id, name }: Pick<StockCount, 'id' | 'name'>) =>
  ({ kind: 'stock-count', id, name }) as const;

/** Locks a count that is open: whoever counts, posts or cancels waits for the others; null where there is none. */
export async function lockCount(db: Database, id: number): Promise<LockedCount | null> {
  const { rows } = await sql<LockedCount>`
    select id, version, scope, category_id as "categoryId", brand_id as "brandId", location_id as "locationId" from stock_counts
    where id = ${id} and state = 'open' for update`.execute(db);
  return rows[0] ?? null;
}

export type LockedCount = Pick<
  StockCount,
  'id' | 'version' | 'scope' | 'categoryId' | 'brandId' | 'locationId'
>;
