import type { CellRefusal } from '#catalogue/variation-editing/rules/posted-cells.ts';
import { addVariation } from '#catalogue/variation-editing/server/add-variation.ts';
import { lockParent } from '#catalogue/variation-editing/server/lock-parent.ts';
import { readProductAttributes } from '#catalogue/variation-editing/server/read-product-attributes.ts';
import { readVariationRows } from '#catalogue/variation-editing/server/read-variation-rows.ts';
import { saveVariations } from '#catalogue/variation-editing/server/save-variations.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type {
  ApiVariationProblem,
  ApiVariationSaved,
  ApiVariationWrite,
} from '../rules/api-variation-write.ts';
import { planProductMeta, writeProductMeta } from './product-meta.ts';
import { type CellOfVariation, cellsOf, chosenTerms, columnsOf } from './variation-cells.ts';

const refused = (error: ApiVariationProblem): ApiVariationSaved => ({ ok: false, error });

/** Makes a variation with all that a program sends of it, all or nothing. */
export function addApiVariation(
  ctx: RequestContext,
  productId: number,
  write: ApiVariationWrite,
): Promise<ApiVariationSaved> {
  return inTransaction(ctx.db, async (db): Promise<ApiVariationSaved> => {
    const inner = { ...ctx, db };
    const choice = chosenTerms(await readProductAttributes(inner, productId), write.options ?? []);
    if (!choice) return refused({ code: 'no-option' });
    const added = await addVariation(inner, productId, choice);
    if (!added.ok) return refused({ code: added.code === 'gone' ? 'no-product' : added.code });
    const { options: _chosen, ...rest } = write;
    const [saved] = await saveApiVariations(inner, productId, [{ ...rest, id: added.id }]);
    return saved ?? refused({ code: 'gone' });
  });
}

/**
 * Changes variations of a product for a program, each for itself: what is wrong with one leaves the others as they were to be. They are written
 * together, as the grid of the staff area writes them.
 */
export async function saveApiVariations(
  ctx: RequestContext,
  productId: number,
  writes: readonly (ApiVariationWrite & { readonly id: number })[],
): Promise<readonly ApiVariationSaved[]> {
  const { problems } = await inTransaction(ctx.db, async (db) => {
    const inner = { ...ctx, db };
    const problems = new Map<number, ApiVariationProblem>();
    const done = { ok: true as const, problems };
    const product = await lockParent(db, productId);
    const rows = new Map((await readVariationRows(db, productId)).map((row) => [row.id, row.values]));
    for (const { id } of writes) {
      if (!product || product.trashed) problems.set(id, { code: product ? 'in-trash' : 'no-product' });
      else if (!rows.has(id)) problems.set(id, { code: 'gone' });
    }
    const attributes = await readProductAttributes(inner, productId);
    const meta = await planProductMeta(
      db,
      new Map(writes.flatMap(({ id, meta: sent }) => (sent && rows.has(id) ? [[id, sent] as const] : []))),
    );
    for (const id of meta.tooMany) problems.set(id, { code: 'too-much-meta' });
    const cells: CellOfVariation[] = [];
    for (const write of writes) {
      const values = rows.get(write.id);
      if (!values || problems.has(write.id)) continue;
      const found = await cellsOf(db, { productId, write, values, attributes });
      if (found.ok) cells.push(...found.cells);
      else problems.set(write.id, { code: found.code });
    }
    await saveCells(inner, productId, cells, problems);
    await writeProductMeta(db, new Map([...meta.plan].filter(([id]) => !problems.has(id))));
    return done;
  });
  return writes.map(({ id }) => {
    const problem = problems.get(id);
    return problem ? refused(problem) : { ok: true, id };
  });
}

/** Saves cells; variations of which one is refused are left out, until the rest is saved. */
async function saveCells(
  ctx: RequestContext,
  productId: number,
  all: readonly CellOfVariation[],
  problems: Map<number, ApiVariationProblem>,
): Promise<void> {
  const cells = all.filter(({ id }) => !problems.has(id));
  if (cells.length === 0) return;
  const saved = await saveVariations(ctx, productId, columnsOf(cells));
  if (saved.ok) return;
  const { answer } = saved;
  const wrong: readonly CellRefusal[] = answer.kind === 'refused-cells' ? answer.cells : [];
  if (wrong.length === 0) throw new Error(`variations were not saved: ${answer.kind}`);
  for (const [id, own] of Map.groupBy(wrong, (cell) => cell.id))
    problems.set(id, { code: 'cells', cells: own });
  await saveCells(ctx, productId, cells, problems);
}
