import { sql } from 'kysely';
import type { AuditFacts } from '#foundation/audit/rules/audit-entry.ts';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { TableDefinition } from '../../rules/table-definition.ts';
import { readStaffTable } from './staff-tables.ts';

export type SavedTable =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly error: { readonly code: 'gone' | 'taken' } }
  | {
      readonly ok: false;
      readonly error: { readonly code: 'unknown-codes'; readonly codes: readonly string[] };
    };

type TableToSave = {
  readonly id: number | null;
  readonly table: TableDefinition;
  readonly codes: readonly string[];
};

/** Saves a table, new (`id` null) or known; a name that another table has, or an unknown product code, saves nothing. */
export function saveTable(ctx: RequestContext, { id, table, codes }: TableToSave): Promise<SavedTable> {
  return inTransaction(ctx.db, async (db): Promise<SavedTable> => {
    // Without the lock two tables of one name could be made at the same time.
    await sql`lock table product_tables in share row exclusive mode`.execute(db);
    const before = id === null ? null : await readStaffTable({ db }, id);
    if (id !== null && !before) return { ok: false, error: { code: 'gone' } };
    const { rows: others } = await sql`select from product_tables
      where lower(name) = lower(${table.name}) and id is distinct from ${id}::int`.execute(db);
    if (others.length > 0) return { ok: false, error: { code: 'taken' } };
    const { rows } = await sql<{ code: string; product_id: number | null }>`
      select code, coalesce(p.parent_id, p.id) as product_id
      from unnest(${codes}::text[]) with ordinality as asked(code, place) left join products p on p.sku = code
      order by place`.execute(db);
    const unknown = rows.filter((row) => row.product_id === null).map(({ code }) => code);
    if (unknown.length > 0) return { ok: false, error: { code: 'unknown-codes', codes: unknown } };
    const only = [...new Set(rows.flatMap((row) => row.product_id ?? []))];
    const whole: TableDefinition = { ...table, products: { ...table.products, only } };
    const { name, columns, ...definition } = whole;
    const values = { name, columns: [...columns], definition: JSON.stringify(definition) };
    const write =
      id === null
        ? db.insertInto('product_tables').values(values).returning('id')
        : db
            .updateTable('product_tables')
            .set({ ...values, updated_at: ctx.clock.now() })
            .where('id', '=', id)
            .returning('id');
    const saved = await write.executeTakeFirstOrThrow();
    await recordAudit(
      { ...ctx, db },
      {
        what: before ? 'changed' : 'created',
        subject: { kind: 'product-table', id: saved.id, name },
        before: before && factsOf(before.table),
        after: factsOf(whole),
      },
    );
    return { ok: true, id: saved.id };
  });
}

/** Deletes a table; a text that still places it shows nothing there. */
export function removeTable(ctx: RequestContext, id: number): Promise<SavedTable> {
  return inTransaction(ctx.db, async (db): Promise<SavedTable> => {
    await sql`select from product_tables where id = ${id} for update`.execute(db);
    const before = await readStaffTable({ db }, id);
    if (!before) return { ok: false, error: { code: 'gone' } };
    await db.deleteFrom('product_tables').where('id', '=', id).execute();
    const subject = { kind: 'product-table', id, name: before.table.name } as const;
    await recordAudit({ ...ctx, db }, { what: 'deleted', subject, before: factsOf(before.table) });
    return { ok: true, id };
  });
}

/** A table as the audit trail records it: each of its parts by itself. */
function factsOf({ products, paging, finding, options, texts, ...own }: TableDefinition): AuditFacts {
  return { ...own, ...products, paging: paging.kind, size: paging.size, ...finding, ...options, texts };
}
