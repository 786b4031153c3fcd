import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { applyActions, fieldsOf } from '../rules/apply-actions.ts';
import { type BulkPreview, type LeftItem, PREVIEW_ROWS, type PreviewRow } from '../rules/bulk-edit.ts';
import type { BulkActions } from '../rules/bulk-form.ts';
import { readSubjects } from './bulk-subjects.ts';
import { readFacts } from './read-facts.ts';

const AT_ONCE = 2000;

/** What a bulk edit would do now: how many items change, stay or are refused, and the first of them. Reads all items, some thousand at a time. */
export async function previewBulkEdit(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  id: number,
  actions: BulkActions,
): Promise<BulkPreview> {
  const fields = fieldsOf(actions);
  const facts = await readFacts(db, actions, clock.now());
  const counts = { changed: 0, unchanged: 0, refused: 0 };
  const rows: PreviewRow[] = [];
  const refusals: LeftItem[] = [];
  let position = 0;
  for (;;) {
    const ids = await itemsAfter({ db }, { id, position, count: AT_ONCE });
    if (ids.length === 0) return { ...counts, rows, refusals };
    position = ids.at(-1) ?? position;
    for (const subject of await readSubjects(db, ids, { fields, withTrash: actions.trash !== null })) {
      const outcome = applyActions(subject, actions, facts);
      counts[outcome.kind] += 1;
      const { id: item, productId, name, sku, values, onHand, isTrashed } = subject;
      if (outcome.kind === 'refused' && refusals.length < PREVIEW_ROWS) {
        refusals.push({ id: item, productId, name, sku, field: outcome.field, code: outcome.code });
      }
      if (outcome.kind === 'changed' && rows.length < PREVIEW_ROWS) {
        rows.push({
          id: productId,
          itemId: item,
          name,
          sku,
          fields: fields
            .filter((field) => field in outcome.values)
            .map((field) => ({ field, from: values[field], to: outcome.values[field] })),
          state:
            outcome.move === null
              ? null
              : {
                  from: isTrashed ? 'trash' : values.status,
                  to: outcome.move === 'trash' ? 'trash' : values.status,
                },
          stock: outcome.stockDelta === 0 ? null : { from: onHand, to: onHand + outcome.stockDelta },
        });
      }
    }
  }
}

/** The next items of a bulk edit, by their ids. */
export async function itemsAfter(
  { db }: Pick<RequestContext, 'db'>,
  { id, position, count }: { readonly id: number; readonly position: number; readonly count: number },
): Promise<readonly number[]> {
  const { rows } = await sql<{ item_id: number }>`
    select item_id from bulk_edit_items where bulk_edit_id = ${id} and item_id > ${position} order by item_id limit ${count}`.execute(
    db,
  );
  return rows.map((row) => row.item_id);
}
