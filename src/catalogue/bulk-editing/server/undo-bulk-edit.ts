import { sql } from 'kysely';
import { checkProduct } from '#catalogue/product-editing/rules/check-product.ts';
import { changesBetween, type ProductChanges } from '#catalogue/product-editing/rules/product-changes.ts';
import type { ProductField, ProductValues } from '#catalogue/product-editing/rules/product-schema.ts';
import { missingReferences } from '#catalogue/product-editing/server/missing-references.ts';
import { moveToTrash } from '#catalogue/product-editing/server/move-to-trash.ts';
import { planPublishing } from '#catalogue/product-editing/server/publish-products.ts';
import { recordVersions } from '#catalogue/product-editing/server/record-version.ts';
import { writeProducts } from '#catalogue/product-editing/server/write-products.ts';
import { lockStock, recordMovements } from '#catalogue/stock/server/record-movements.ts';
import { notePriceReason } from '#pricing/price-history/server/note-price-reason.ts';
import { fieldsOf } from '../rules/apply-actions.ts';
import type { TrashMove } from '../rules/bulk-form.ts';
import { restorableFields } from '../rules/restorable-fields.ts';
import { type ReadSubject, readSubjects } from './bulk-subjects.ts';
import type { StoredBulkEdit } from './stored-bulk-edit.ts';
import type { EditingContext } from './who-edits.ts';

type Changed = {
  readonly id: number;
  readonly changes: ProductChanges;
  readonly delta: number;
  readonly move: TrashMove | null;
};

/**
 * Takes back what a bulk edit did to items. A field that is no longer what it was given, or cannot be again what it was, stays and is noted;
 * stock is moved back by as many pieces, unless it would fall below zero.
 */
export async function undoItems(
  ctx: EditingContext,
  edit: StoredBulkEdit,
  ids: readonly number[],
): Promise<void> {
  const { db, clock } = ctx;
  if (!edit.actions) return;
  const done = await readChanged(ctx, edit.id, ids);
  if (done.length === 0) return;
  const subjects = new Map(
    (
      await readSubjects(
        db,
        done.map(({ id }) => id),
        { fields: fieldsOf(edit.actions), lock: true, withTrash: edit.actions.trash !== null },
      )
    ).map((one) => [one.id, one]),
  );
  const restored: { id: number; subject: ReadSubject; values: Partial<ProductValues> }[] = [];
  const conflicts: { id: number; fields: readonly string[] }[] = [];
  const moved: ReadSubject[] = [];
  for (const { id, changes, move } of done) {
    const subject = subjects.get(id);
    if (!subject) {
      conflicts.push({ id, fields: ['gone'] });
      continue;
    }
    if (move) {
      if (subject.isTrashed === (move === 'trash')) moved.push(subject);
      else conflicts.push({ id, fields: ['trash'] });
      continue;
    }
    const { values, lost } = restorableFields(subject.values, changes);
    const bad = [...lost, ...(await notPossible(ctx, subject, values))];
    const left = Object.fromEntries(
      Object.entries(values).filter(([field]) => !bad.includes(field as ProductField)),
    );
    if (Object.keys(left).length > 0) restored.push({ id, subject, values: left });
    if (bad.length > 0) conflicts.push({ id, fields: bad });
  }
  await notePriceReason(ctx, 'undo');
  await writeProducts({ db, clock, language: 'it' }, restored);
  await recordVersions(
    ctx,
    restored.map(({ id, subject, values }) => ({ id, changes: changesBetween(subject.values, values) })),
  );
  for (const { id, values } of restored) {
    if (values.status === 'scheduled' && values.publishAt) await planPublishing(db, id, values.publishAt);
  }
  if (edit.actions.trash) await moveToTrash(ctx, moved, edit.actions.trash === 'trash' ? 'restore' : 'trash');
  const counted = done.filter(({ id, delta }) => delta !== 0 && subjects.has(id));
  const stock =
    counted.length === 0
      ? new Map<number, { onHand: number }>()
      : await lockStock(
          db,
          counted.map(({ id }) => id),
        );
  const isLow = ({ id, delta }: Changed) => delta > 0 && (stock.get(id)?.onHand ?? 0) < delta;
  const back = counted.filter((one) => !isLow(one));
  if (back.length > 0) {
    await recordMovements(
      ctx,
      back.map(({ id, delta }) => ({ itemId: id, delta: -delta })),
      { reason: 'adjustment', note: '' },
    );
  }
  for (const { id } of counted.filter(isLow)) conflicts.push({ id, fields: ['stock'] });
  await noteConflicts(ctx, edit.id, conflicts);
  const count = new Set([...restored, ...moved, ...back].map(({ id }) => id)).size;
  const left = new Set(conflicts.map(({ id }) => id)).size;
  await sql`update bulk_edits set restored = restored + ${count}, conflicts = conflicts + ${left} where id = ${edit.id}`.execute(
    db,
  );
}

async function readChanged(
  { db }: Pick<EditingContext, 'db'>,
  id: number,
  ids: readonly number[],
): Promise<readonly Changed[]> {
  const { rows } = await sql<Changed>`
    select i.item_id as id, coalesce(v.changes, '{}') as changes, i.stock_delta as delta, i.trash_move as move
    from bulk_edit_items i left join product_versions v on v.bulk_edit_id = i.bulk_edit_id and v.product_id = i.item_id
    where i.bulk_edit_id = ${id} and i.item_id = any (${ids}::int[]) and (v.id is not null or i.stock_delta <> 0 or i.trash_move is not null)
    order by i.item_id`.execute(db);
  return rows;
}

/** The fields whose values of before the product cannot have with what it is now. */
async function notPossible(
  { db, clock }: Pick<EditingContext, 'db' | 'clock'>,
  subject: ReadSubject,
  values: Partial<ProductValues>,
): Promise<readonly ProductField[]> {
  const changed = Object.keys(values) as ProductField[];
  const problems = checkProduct(
    { ...subject.values, ...values },
    { type: subject.type === 'variable' ? 'variable' : 'simple', changed, now: clock.now() },
  );
  const refused = Object.keys(problems).length > 0 ? changed : [];
  const refers = changed.some((field) => referring.includes(field));
  return [...new Set([...refused, ...(refers ? await missingReferences(db, values) : [])])];
}

const referring: readonly ProductField[] = [
  'brandId',
  'shippingClassId',
  'categoryIds',
  'tagIds',
  'attributes',
  'taxClass',
  'hiddenFor',
  'onlyFor',
];

async function noteConflicts(
  { db }: Pick<EditingContext, 'db'>,
  id: number,
  conflicts: readonly { readonly id: number; readonly fields: readonly string[] }[],
): Promise<void> {
  if (conflicts.length === 0) return;
  await sql`update bulk_edit_items i set conflicts = array(select jsonb_array_elements_text(n.fields))
    || coalesce(i.conflicts, '{}')
    from (select id, jsonb_agg(field) as fields from (
        select c.id, jsonb_array_elements(c.fields) as field
        from jsonb_to_recordset(${JSON.stringify(conflicts)}::jsonb) as c(id int, fields jsonb)) each group by id) n
    where i.bulk_edit_id = ${id} and i.item_id = n.id`.execute(db);
}
