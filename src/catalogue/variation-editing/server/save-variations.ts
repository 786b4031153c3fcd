import { sql } from 'kysely';
import { lockStock } from '#catalogue/stock/server/record-movements.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import type { PriceReason } from '#pricing/price-history/rules/price-reason.ts';
import { notePriceReason } from '#pricing/price-history/server/note-price-reason.ts';
import {
  type CellConflict,
  type CellRefusal,
  type ChangedCell,
  readPostedCells,
} from '../rules/posted-cells.ts';
import {
  attributeOf,
  kindOf,
  type VariationColumn,
  type VariationField,
  type VariationValues,
  variationColumns,
} from '../rules/variation-field.ts';
import { lockParent } from './lock-parent.ts';
import { noteVariations } from './note-variations.ts';
import { readProductAttributes } from './read-product-attributes.ts';
import { readVariationRows, type VariationRow } from './read-variation-rows.ts';
import { refreshParent } from './refresh-parent.ts';
import { refusedCells } from './refused-cells.ts';
import { type WrittenVariation, writeVariations } from './write-variations.ts';

export type SavedVariations =
  | { readonly ok: true; readonly count: number }
  | {
      readonly ok: false;
      readonly answer:
        | { readonly kind: 'refused-cells'; readonly cells: readonly CellRefusal[] }
        | { readonly kind: 'conflict'; readonly cells: readonly CellConflict[] }
        | { readonly kind: 'gone' | 'in-trash' | 'failed' };
    };
const refuse = (answer: Extract<SavedVariations, { ok: false }>['answer']) =>
  ({ ok: false, answer }) as const;

/**
 * Saves changed cells of the variations of a product, all or nothing: a cell that somebody else has changed meanwhile is a conflict, the
 * others merge. Pieces change through the ledger.
 */
export function saveVariations(
  ctx: RequestContext,
  productId: number,
  posted: unknown,
  {
    restoredFrom = null,
    priceReason = 'product-editor',
  }: {
    /** the version that is taken back */
    readonly restoredFrom?: number | null;
    readonly priceReason?: PriceReason;
  } = {},
): Promise<SavedVariations> {
  const cells = readPostedCells(posted);
  if (!cells) return Promise.resolve(refuse({ kind: 'failed' }));
  if (cells.refusals.length > 0) {
    return Promise.resolve(refuse({ kind: 'refused-cells', cells: cells.refusals }));
  }
  return inTransaction(ctx.db, async (db): Promise<SavedVariations> => {
    const inner = { ...ctx, db };
    const product = await lockParent(db, productId);
    if (!product) return refuse({ kind: 'gone' });
    if (product.trashed) return refuse({ kind: 'in-trash' });
    const stored = await lockedRows(db, productId, cells.rows);
    const { written, conflicts, refusals } = merged(stored, cells.rows);
    const unallowed = withoutRight(ctx, written);
    if (refusals.length + unallowed.length > 0) {
      return refuse({ kind: 'refused-cells', cells: [...refusals, ...unallowed] });
    }
    if (conflicts.length > 0) return refuse({ kind: 'conflict', cells: conflicts });
    if (written.length === 0) return { ok: true, count: 0 };
    const attributes = await readProductAttributes(inner, productId);
    const refused = await refusedCells(db, productId, { stored, written, attributes });
    if (refused.length > 0) return refuse({ kind: 'refused-cells', cells: refused });
    await notePriceReason(inner, priceReason);
    await writeVariations(inner, written);
    await refreshParent(db, productId);
    await noteVariations(inner, product, { written, attributes, restoredFrom });
    return { ok: true, count: written.length };
  });
}

/** The variations as they are now; those that change, and their stock, do so for nobody else meanwhile. */
async function lockedRows(
  db: Database,
  productId: number,
  changed: ReadonlyMap<number, readonly ChangedCell[]>,
): Promise<readonly VariationRow[]> {
  const ids = [...changed.keys()].sort((a, b) => a - b);
  const { rows } = await sql<{ id: number }>`
    select id from products where parent_id = ${productId} and id = any (${ids}::int[]) order by id for no key update`.execute(
    db,
  );
  const own = new Set(rows.map(({ id }) => id));
  const counted = ids.filter((id) => own.has(id) && changed.get(id)?.some(({ field }) => field === 'onHand'));
  if (counted.length > 0) await lockStock(db, counted);
  return readVariationRows(db, productId);
}

function merged(
  stored: readonly VariationRow[],
  changed: ReadonlyMap<number, readonly ChangedCell[]>,
): {
  readonly written: readonly WrittenVariation[];
  readonly conflicts: readonly CellConflict[];
  readonly refusals: readonly CellRefusal[];
} {
  const known = new Map(stored.map((row) => [row.id, row]));
  const written: WrittenVariation[] = [];
  const conflicts: CellConflict[] = [];
  const refusals: CellRefusal[] = [];
  for (const [id, cells] of changed) {
    const before = known.get(id)?.values;
    if (!before) {
      refusals.push(...cells.map(({ field }) => ({ id, field, code: 'gone' })));
      continue;
    }
    const differing = cells.filter(({ field, to }) => (before[field] ?? null) !== to);
    for (const { field, from, to } of differing) {
      const theirs = before[field] ?? null;
      if (theirs !== from) conflicts.push({ id, field, mine: to, theirs });
    }
    if (differing.length === 0) continue;
    const after = { ...before, ...Object.fromEntries(differing.map(({ field, to }) => [field, to])) };
    written.push({
      id,
      before,
      after: after as VariationValues,
      fields: differing.map(({ field }) => field),
    });
  }
  return { written, conflicts, refusals };
}

function withoutRight(ctx: RequestContext, written: readonly WrittenVariation[]): readonly CellRefusal[] {
  const may = new Map<string | null, boolean>([
    [null, true],
    ['prices', mayStaff(ctx.visitor.person, 'prices')],
    ['stock', mayStaff(ctx.visitor.person, 'stock')],
  ]);
  return written.flatMap(({ id, fields }) =>
    fields.flatMap((field) => (may.get(rightOf(field)) ? [] : [{ id, field, code: 'no-right' }])),
  );
}

const rightOf = (field: VariationField) =>
  kindOf(field) === 'option' || attributeOf(field) !== null
    ? null
    : variationColumns[field as VariationColumn].right;
