import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { PostedCells } from '../rules/posted-cells.ts';
import { isVariationField, type VariationField } from '../rules/variation-field.ts';
import { readVariationRows } from './read-variation-rows.ts';
import { type SavedVariations, saveVariations } from './save-variations.ts';

type Wanted = {
  /** the version from which on all are taken back */
  readonly from: number;
  /** of this variation alone; null for all of the product */
  readonly variationId: number | null;
};

/**
 * Gives the variations of a product the values that they had before a save, by going back through it and all later ones; pieces stay as they are,
 * because some were sold or received since. All or nothing, checked as any other save.
 */
export async function restoreVariations(
  ctx: RequestContext,
  productId: number,
  { from, variationId }: Wanted,
): Promise<SavedVariations> {
  const { rows } = await sql<{ id: number; variation: number; changes: Record<string, { from: unknown }> }>`
    select v.id, v.product_id as variation, v.changes from products p join product_versions v on v.product_id = p.id
    where p.parent_id = ${productId} and v.id >= ${from} and (${variationId}::int is null or p.id = ${variationId}::int)
    order by v.id desc`.execute(ctx.db);
  if (rows.at(-1)?.id !== from) return { ok: false, answer: { kind: 'gone' } };
  const before = new Map<string, { id: number; field: VariationField; to: unknown }>();
  for (const { variation: id, changes } of rows) {
    for (const [field, change] of Object.entries(changes)) {
      if (field === 'onHand' || !isVariationField(field)) continue;
      before.set(`${id} ${field}`, { id, field, to: change.from });
    }
  }
  const now = new Map((await readVariationRows(ctx.db, productId)).map(({ id, values }) => [id, values]));
  const columns: { [Field in VariationField]?: { ids: number[]; from: unknown[]; to: unknown[] } } = {};
  for (const { id, field, to } of before.values()) {
    const values = now.get(id);
    if (!values) continue;
    columns[field] ??= { ids: [], from: [], to: [] };
    const column = columns[field];
    column?.ids.push(id);
    column?.from.push(values[field] ?? null);
    column?.to.push(to);
  }
  return saveVariations(ctx, productId, columns satisfies PostedCells, { restoredFrom: from });
}
