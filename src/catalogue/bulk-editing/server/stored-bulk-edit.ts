import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { readForm } from '#foundation/forms/rules/form-schema.ts';
import type { PostedForm } from '#foundation/forms/rules/typed-values.ts';
import type { BulkEdit, BulkGoods, BulkState } from '../rules/bulk-edit.ts';
import { type BulkActions, bulkForm } from '../rules/bulk-form.ts';

/** A bulk edit with what its job needs. */
export type StoredBulkEdit = BulkEdit & {
  readonly form: PostedForm;
  /** null until the form was posted without a mistake */
  readonly actions: BulkActions | null;
  readonly personId: number | null;
  readonly position: number;
};

type Row = {
  id: number;
  goods: BulkGoods;
  state: BulkState;
  query: string | null;
  form: PostedForm;
  person_id: number | null;
  person_name: string;
  created_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
  position: number;
  products: number;
  items: number;
  processed: number;
  changed: number;
  refused: number;
  restored: number;
  conflicts: number;
};

async function readRows(db: Database, where: RawBuilder<unknown>): Promise<readonly StoredBulkEdit[]> {
  const { rows } = await sql<Row>`select e.* from bulk_edits e ${where}`.execute(db);
  return rows.map((row) => {
    const read = readForm(bulkForm, row.form);
    return {
      id: row.id,
      goods: row.goods,
      state: row.state,
      query: row.query,
      form: row.form,
      actions: read.ok ? read.draft : null,
      personId: row.person_id,
      person: row.person_name,
      createdAt: row.created_at.toISOString(),
      startedAt: row.started_at?.toISOString() ?? null,
      endedAt: row.ended_at?.toISOString() ?? null,
      position: row.position,
      products: row.products,
      items: row.items,
      processed: row.processed,
      changed: row.changed,
      refused: row.refused,
      restored: row.restored,
      conflicts: row.conflicts,
    };
  });
}

/** A bulk edit; `lock` makes others who change it wait until the transaction ends. */
export async function findBulkEdit(
  db: Database,
  id: number,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<StoredBulkEdit | null> {
  const [found] = await readRows(db, sql`where e.id = ${id} ${lock ? sql`for update` : sql``}`);
  return found ?? null;
}

export const BULK_EDITS_PER_PAGE = 50;

/** The bulk edits that were started, the newest first. */
export const listBulkEdits = (
  db: Database,
  { goods, page }: { readonly goods: BulkGoods; readonly page: number },
): Promise<readonly StoredBulkEdit[]> =>
  readRows(
    db,
    sql`where e.goods = ${goods} and e.state <> 'draft' order by e.id desc limit ${BULK_EDITS_PER_PAGE} offset ${(page - 1) * BULK_EDITS_PER_PAGE}`,
  );
