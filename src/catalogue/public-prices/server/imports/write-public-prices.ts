import { sql } from 'kysely';
import { readSubjects } from '#catalogue/bulk-editing/server/bulk-subjects.ts';
import { whoEdits } from '#catalogue/bulk-editing/server/who-edits.ts';
import { recordVersions } from '#catalogue/product-editing/server/record-version.ts';
import { writeProducts } from '#catalogue/product-editing/server/write-products.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { Clock } from '#foundation/services/clock.ts';
import { notePriceReason } from '#pricing/price-history/server/note-price-reason.ts';
import type { RowProblem } from '#pricing/prices/rules/price-row.ts';
import { writeListPrice } from '#pricing/prices/rules/write-tiers.ts';
import { fileOutcome, type PublicTerms, publicTermFields } from '../../rules/file-outcome.ts';

type Needs = { readonly db: Database; readonly clock: Clock };

/** Articles of one transaction: sales wait for no more than these, and no more are in memory. */
export const ROWS_AT_ONCE = 1000;

/** Queues the job that writes a file, also out of the running one; it carries on where the last one stopped. */
export async function planPublicPrices(db: Database, id: number): Promise<void> {
  await sql`select graphile_worker.add_job('write-public-prices', json_build_object('id', ${id}::int), job_key := ${`public-prices:${id}`})`.execute(
    db,
  );
}

/**
 * Writes the next rows of a file that was confirmed and counts them in the same transaction: whoever is killed in between leaves either
 * both or neither. An article that asks something else than the preview has shown stays, and its row says so. Returns whether there is more.
 */
export async function writeNextRows(
  { db: all, clock }: Needs,
  id: number,
  atOnce = ROWS_AT_ONCE,
): Promise<boolean> {
  const { isMore } = await inTransaction(all, async (db) => {
    const { rows: found } = await sql<{ personId: number | null; position: number }>`
      select person_id as "personId", position from price_list_imports
      where id = ${id} and started_at is not null and written_at is null for update`.execute(db);
    const [file] = found;
    if (!file) return { ok: true as const, isMore: false };
    const rows = await rowsAfter(db, { id, position: file.position, count: atOnce });
    await writeRows({ db, clock, ...(await whoEdits(db, file)) }, id, rows);
    const isMore = rows.length === atOnce;
    await db
      .updateTable('price_list_imports')
      .set({
        position: rows.at(-1)?.line ?? file.position,
        processed: sql`processed + ${rows.length}`,
        ...(isMore ? {} : { written_at: clock.now() }),
      })
      .where('id', '=', id)
      .execute();
    return { ok: true as const, isMore };
  });
  return isMore;
}

type StagedRow = {
  readonly line: number;
  readonly productId: number;
  readonly was: PublicTerms;
  readonly wanted: PublicTerms;
};

const moment = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

async function rowsAfter(
  db: Database,
  { id, position, count }: { readonly id: number; readonly position: number; readonly count: number },
): Promise<readonly StagedRow[]> {
  const terms = (regular: string, sale: string, from: string, to: string) =>
    sql`json_build_object('regularPriceCents', ${sql.ref(regular)}, 'salePriceCents', ${sql.ref(sale)},
      'saleFrom', ${moment(from)}, 'saleTo', ${moment(to)})`;
  const { rows } = await sql<StagedRow>`
    select line, coalesce(product_id, 0) as "productId", ${terms('was_regular', 'was_sale', 'was_from', 'was_to')} as was,
      ${terms('regular_cents', 'sale_cents', 'sale_from', 'sale_to')} as wanted
    from public_price_import_rows
    where import_id = ${id} and line > ${position} and verdict in ('new', 'changed') order by line limit ${count}`.execute(
    db,
  );
  return rows;
}

async function writeRows(
  ctx: Needs & Awaited<ReturnType<typeof whoEdits>>,
  id: number,
  rows: readonly StagedRow[],
): Promise<void> {
  const { db, clock } = ctx;
  const ids = rows.map(({ productId }) => productId);
  const subjects = await readSubjects(db, ids, { fields: publicTermFields, lock: true });
  const articles = new Map(subjects.map((subject) => [subject.id, subject]));
  const left: { line: number; verdict: 'same' | 'conflict'; problem: RowProblem | null }[] = [];
  const written = rows.flatMap(({ line, productId, was, wanted }) => {
    const article = articles.get(productId);
    if (!article || article.type === 'variable') {
      left.push({ line, verdict: 'conflict', problem: { code: article ? 'of-variations' : 'gone' } });
      return [];
    }
    const now = article.values;
    const outcome = fileOutcome(was, wanted, now);
    if (outcome.kind === 'write') return [{ id: productId, now, values: outcome.values }];
    const problem = outcome.kind === 'same' ? null : changedMeanwhile(now);
    left.push({ line, verdict: outcome.kind, problem });
    return [];
  });
  await notePriceReason(ctx, 'price-import');
  await writeProducts({ db, clock, language: 'it' }, written);
  await recordVersions(
    ctx,
    written.map(({ id: article, now, values }) => ({
      id: article,
      changes: Object.fromEntries(
        publicTermFields
          .filter((field) => field in values)
          .map((field) => [field, { from: now[field], to: values[field] ?? null }]),
      ),
    })),
  );
  if (left.length === 0) return;
  await sql`update public_price_import_rows r set verdict = n.verdict, problem = n.problem
    from jsonb_to_recordset(${JSON.stringify(left)}::jsonb) as n(line int, verdict text, problem jsonb)
    where r.import_id = ${id} and r.line = n.line`.execute(db);
}

const changedMeanwhile = ({ regularPriceCents, salePriceCents }: PublicTerms): RowProblem => {
  const text = [regularPriceCents, salePriceCents]
    .flatMap((cents) => (cents === null ? [] : [writeListPrice(toCents(cents))]))
    .join(' / ');
  return text === '' ? { code: 'changed-meanwhile' } : { code: 'changed-meanwhile', text };
};

const TURN_MS = 2000;

/** Writes for some seconds, and queues the next turn: other jobs come in between, and a shop that closes waits for no more. */
export async function writePublicPrices(needs: Needs, id: number): Promise<void> {
  const until = performance.now() + TURN_MS;
  do {
    if (!(await writeNextRows(needs, id))) return;
  } while (performance.now() < until);
  await planPublicPrices(needs.db, id);
}
