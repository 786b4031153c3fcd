import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { textOf } from '#foundation/forms/server/text-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type StaffPriceProblem, staffPricesAction } from '#pricing/prices/rules/staff-prices.ts';
import { planPublicPrices, writeNextRows } from './write-public-prices.ts';

type File = { readonly listId: number; readonly importId: number };

/** The form of a file of public prices that was looked at; returns what is wrong, null when it is being written or is written. */
export async function postPublicImport(
  ctx: RequestContext,
  file: File,
  form: FormData,
): Promise<StaffPriceProblem | null> {
  if (!ctx.nonces.check(staffPricesAction, textOf(form, '_wpnonce'))) return { code: 'expired' };
  const choice = textOf(form, 'choice') === 'good' ? 'good' : 'all';
  const confirmed = await confirmPublicPrices(ctx, { ...file, choice });
  return confirmed.ok ? null : { code: confirmed.code };
}

/**
 * Writes a file that was looked at: its good rows, or with `all` nothing unless every row is good and every price is what the preview has
 * shown. The first thousand rows are written at once, the others by a job. A file is written once.
 */
export async function confirmPublicPrices(
  ctx: RequestContext,
  { listId, importId, choice }: File & { readonly choice: 'good' | 'all' },
): Promise<
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'no-such-import' | 'has-wrong-rows' | 'file-outdated' }
> {
  return inTransaction(ctx.db, async (db) => {
    const { rows } = await sql<{ name: string; list: string }>`
      select i.file_name as name, l.name as list from price_list_imports i join price_lists l on l.id = i.price_list_id
      where i.id = ${importId} and i.price_list_id = ${listId} and i.started_at is null and i.written_at is null and l.is_retail
      for update of i`.execute(db);
    const [file] = rows;
    if (!file) return { ok: false as const, code: 'no-such-import' as const };
    if (choice === 'all') {
      const code = await whatHinders({ ...ctx, db }, importId);
      if (code) return { ok: false as const, code };
    }
    const good = await sql<{ count: number }>`select count(*)::int as count from public_price_import_rows
      where import_id = ${importId} and verdict in ('new', 'changed')`.execute(db);
    await db
      .updateTable('price_list_imports')
      .set({ started_at: ctx.clock.now(), person_id: ctx.visitor.person?.customerId ?? null })
      .where('id', '=', importId)
      .execute();
    await recordAudit(
      { ...ctx, db },
      {
        what: 'imported',
        subject: { kind: 'price-list', id: listId, name: file.list },
        after: { file: file.name, rows: good.rows[0]?.count ?? 0 },
      },
    );
    if (await writeNextRows({ ...ctx, db }, importId)) await planPublicPrices(db, importId);
    return { ok: true as const };
  });
}

/** Why not every row can be written. */
async function whatHinders(
  { db }: Pick<RequestContext, 'db'>,
  importId: number,
): Promise<'has-wrong-rows' | 'file-outdated' | null> {
  // Nobody changes these prices until they are written.
  await sql`select from products where id = any (array(select product_id from public_price_import_rows
    where import_id = ${importId} and verdict in ('new', 'changed'))) order by id for no key update`.execute(
    db,
  );
  const { rows } = await sql<{ isWrong: boolean; isOutdated: boolean }>`
    select exists (select from public_price_import_rows where import_id = ${importId} and verdict = 'wrong') as "isWrong",
      exists (select from public_price_import_rows r left join products p on p.id = r.product_id
        where r.import_id = ${importId} and r.verdict in ('new', 'changed')
          and (p.id is null or (r.was_regular, r.was_sale, r.was_from, r.was_to)
            is distinct from (p.regular_price_cents, p.sale_price_cents, p.sale_from, p.sale_to))) as "isOutdated"`.execute(
    db,
  );
  if (rows[0]?.isWrong) return 'has-wrong-rows';
  return rows[0]?.isOutdated ? 'file-outdated' : null;
}
