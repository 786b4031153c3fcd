import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { UncountedCode } from '../../../rules/counts/count.ts';
import type { FoundCode, ScanAnswer } from '../../../rules/scan-answer.ts';
import { MOST_PIECES } from '../../../rules/stock-forms.ts';
import { onHandAt } from '../../locations/stock-at.ts';
import { personName } from '../../person-name.ts';
import { articleNamed } from '../article-named.ts';
import { findByCode } from '../find-by-code.ts';
import { type ChangedCount, type LockedCount, lockCount } from './begin-count.ts';
import { inScope } from './count-scope.ts';

export type Scanned = { readonly code: string; readonly scan: string; readonly pieces: number };

/** Counts the pieces of a scanned code, once for each scan; a code that counts nothing is listed. */
export async function scanIntoCount(
  ctx: RequestContext,
  id: number,
  { code, scan, pieces }: Scanned,
): Promise<ScanAnswer> {
  const asked = { scan, code };
  const answered = await inTransaction(ctx.db, async (db): Promise<{ ok: boolean; answer: ScanAnswer }> => {
    const count = await lockCount(db, id);
    if (!count) return { ok: false, answer: { kind: 'closed', ...asked } };
    const isNew = await noteScan(db, id, scan);
    const found = await foundIn(db, count, code);
    if (found.kind !== 'found') {
      if (isNew) await listCode(ctx, db, { id, code, kind: found.kind });
      return { ok: true, answer: { ...found, ...asked } };
    }
    const counted = isNew
      ? await addCounted(ctx, db, { count, productId: found.id, pieces })
      : await countedOf(db, id, found.id);
    return {
      ok: true,
      answer: { kind: 'counted', ...asked, article: await articleNamed(db, found.id), pieces: counted },
    };
  });
  return answered.answer;
}

type FoundInCount = FoundCode | { readonly kind: 'outside' };

async function foundIn(db: Database, count: LockedCount, code: string): Promise<FoundInCount> {
  const found = (await findByCode(db, [code])).get(code) ?? { kind: 'unknown' };
  if (found.kind !== 'found') return found;
  return (await articlesIn(db, count, [found.id])).has(found.id) ? found : { kind: 'outside' };
}

/** Whether a scan arrives for the first time. */
async function noteScan(db: Database, id: number, scan: string): Promise<boolean> {
  if (scan === '') return true;
  const { rows } = await sql<{ scan: string }>`
    insert into stock_count_scans (count_id, scan) values (${id}, ${scan}) on conflict do nothing returning scan`.execute(
    db,
  );
  return rows.length === 1;
}

async function addCounted(
  { clock, visitor }: RequestContext,
  db: Database,
  {
    count: { id, locationId },
    productId,
    pieces,
  }: { readonly count: LockedCount; readonly productId: number; readonly pieces: number },
): Promise<number> {
  const { rows } = await sql<{ counted: number }>`
    with seen as (update stock_counts set version = version + 1 where id = ${id})
    insert into stock_count_lines as l (count_id, product_id, counted, first_expected, expected, counted_at, counted_by)
    select ${id}::int, p.id, ${pieces}::int, ${onHandAt(locationId)}, ${onHandAt(locationId)}, ${clock.now()}::timestamptz,
      ${personName(visitor)} from products p left join stock s on s.product_id = p.id where p.id = ${productId}
    on conflict (count_id, product_id) do update set counted = least(${MOST_PIECES}, l.counted + excluded.counted),
      expected = excluded.expected, counted_at = excluded.counted_at, counted_by = excluded.counted_by
    returning counted`.execute(db);
  return rows[0]?.counted ?? 0;
}

async function countedOf(db: Database, id: number, productId: number): Promise<number> {
  const { rows } = await sql<{ counted: number }>`
    select counted from stock_count_lines where count_id = ${id} and product_id = ${productId}`.execute(db);
  return rows[0]?.counted ?? 0;
}

async function listCode(
  { clock, visitor }: RequestContext,
  db: Database,
  { id, code, kind }: { readonly id: number } & Pick<UncountedCode, 'code' | 'kind'>,
): Promise<void> {
  if (code === '') return;
  await sql`
    insert into stock_count_codes as c (count_id, code, kind, scanned_at, scanned_by)
    values (${id}, ${code}, ${kind}, ${clock.now()}, ${personName(visitor)})
    on conflict (count_id, code) do update set times = c.times + 1, kind = excluded.kind, scanned_at = excluded.scanned_at,
      scanned_by = excluded.scanned_by`.execute(db);
}

/** Takes a code that counted nothing off the list: somebody has looked after it. */
export function dropCode(ctx: RequestContext, id: number, code: string): Promise<ChangedCount> {
  return inTransaction(ctx.db, async (db): Promise<ChangedCount> => {
    if (!(await lockCount(db, id))) return { ok: false, problem: null };
    await sql`delete from stock_count_codes where count_id = ${id} and code = ${code}`.execute(db);
    return { ok: true, id };
  });
}

/** A line of the list: what was typed, null for nothing, and what stood there before. */
export type CountedLine = {
  readonly productId: number;
  readonly sku: string;
  readonly counted: number | null;
  readonly was: number | null;
};

/** Counts articles as they are typed into the list, all of them or none; who types over what somebody else counted meanwhile hears of it. */
export function writeCounted(
  ctx: RequestContext,
  id: number,
  lines: readonly CountedLine[],
): Promise<ChangedCount> {
  return inTransaction(ctx.db, async (db): Promise<ChangedCount> => {
    const count = await lockCount(db, id);
    if (!count) return { ok: false, problem: null };
    const articles = await articlesIn(
      db,
      count,
      lines.map(({ productId }) => productId),
    );
    const changed = lines.filter((line) => line.counted !== line.was && articles.has(line.productId));
    const other = changed.find(({ productId, was }) => (articles.get(productId) ?? null) !== was);
    if (other) {
      const { productId, sku } = other;
      const counted = articles.get(productId) ?? null;
      return { ok: false, problem: { code: 'counted-by-others', id: productId, sku, counted } };
    }
    const typed = changed.filter(({ counted }) => counted !== null);
    const emptied = changed.filter(({ counted }) => counted === null).map(({ productId }) => productId);
    await sql`
      with seen as (update stock_counts set version = version + 1 where id = ${id}),
      gone as (delete from stock_count_lines where count_id = ${id} and product_id = any (${emptied}::int[]))
      insert into stock_count_lines (count_id, product_id, counted, first_expected, expected, counted_at, counted_by)
      select ${id}::int, typed.product_id, typed.counted, ${onHandAt(count.locationId)}, ${onHandAt(count.locationId)},
        ${ctx.clock.now()}::timestamptz, ${personName(ctx.visitor)}
      from unnest(${typed.map((line) => line.productId)}::int[], ${typed.map(({ counted }) => counted)}::int[])
        as typed (product_id, counted) left join stock s on s.product_id = typed.product_id
      on conflict (count_id, product_id) do update set counted = excluded.counted, first_expected = excluded.first_expected,
        expected = excluded.expected, counted_at = excluded.counted_at, counted_by = excluded.counted_by`.execute(
      db,
    );
    return { ok: true, id };
  });
}

/** Which of these articles belong to a count, with what is counted of them by now. */
async function articlesIn(
  db: Database,
  count: LockedCount,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number | null>> {
  const { rows } = await sql<{ id: number; counted: number | null }>`
    select p.id, l.counted from products p left join products parent on parent.id = p.parent_id
      left join stock_count_lines l on l.count_id = ${count.id} and l.product_id = p.id
    where p.id = any (${ids}::int[]) and ${inScope(count)}`.execute(db);
  return new Map(rows.map(({ id, counted }) => [id, counted]));
}
