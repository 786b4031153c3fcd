import { changesTo } from '#catalogue/product-editing/rules/product-changes.ts';
import { type PlannedProduct, planProduct } from '#catalogue/product-editing/server/plan-product.ts';
import { readProducts } from '#catalogue/product-editing/server/read-products.ts';
import { writePlanned } from '#catalogue/product-editing/server/write-planned.ts';
import { movePieces, planPieces } from '#catalogue/stock/server/staff/change-pieces.ts';
import { translationLanguage } from '#catalogue/taxonomy/server/translation-language.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ApiProductProblem, ApiProductSaved, ApiProductWrite } from '../rules/api-product-write.ts';
import { isPlainWrite, runsOf } from '../rules/runs-of.ts';
import { planProductMeta, writeProductMeta } from './product-meta.ts';
import { problemOf, refusalOf } from './refusal-of.ts';
import { saveApiProduct } from './save-api-product.ts';

/**
 * Makes and changes products for a program, each for itself: what is wrong with one leaves the others as they were to be. Changes of values, pieces and
 * meta data are written together, what does more is written alone.
 */
export async function saveApiProducts(
  ctx: RequestContext,
  writes: readonly ApiProductWrite[],
): Promise<readonly ApiProductSaved[]> {
  const saved: ApiProductSaved[] = [];
  for (const run of runsOf(writes)) {
    const [first] = run;
    if (first && isPlainWrite(first)) saved.push(...(await saveTogether(ctx, run)));
    else if (first) saved.push(await saveApiProduct(ctx, first));
  }
  return saved;
}

type Planned = { readonly write: ApiProductWrite; readonly id: number; readonly plan: PlannedProduct };

/** Plain changes of different products, in one transaction and few statements. */
async function saveTogether(
  ctx: RequestContext,
  writes: readonly ApiProductWrite[],
): Promise<readonly ApiProductSaved[]> {
  const { saved } = await inTransaction(ctx.db, async (db) => {
    const inner = { ...ctx, db };
    const ids = writes.flatMap(({ id }) => id ?? []);
    const language = translationLanguage(ctx);
    const stored = new Map(
      (await readProducts({ db, language }, ids, { lock: true })).map((one) => [one.id, one]),
    );
    const refused = new Map<number, ApiProductProblem>();
    const planned: Planned[] = [];
    for (const write of writes) {
      const known = stored.get(write.id ?? 0);
      if (!known) continue;
      const problem = problemOf(ctx, write, known);
      const found = problem ? null : await planProduct(inner, known, changesTo(known.values, write.values));
      if (found?.ok) planned.push({ write, id: known.id, plan: found.plan });
      else refused.set(known.id, problem ?? refusalOf(found));
    }
    const pieces = await planPieces(
      db,
      planned.flatMap(({ id, write }) => (write.pieces ? [{ itemId: id, ...write.pieces }] : [])),
    );
    const meta = await planProductMeta(
      db,
      new Map(planned.flatMap(({ id, write }) => (write.meta ? [[id, write.meta] as const] : []))),
    );
    for (const id of pieces.short) refused.set(id, { code: 'short' });
    for (const id of meta.tooMany) refused.set(id, { code: 'too-much-meta' });
    const isSaved = (id: number) => !refused.has(id);
    await writePlanned(
      inner,
      planned.flatMap(({ id, plan }) =>
        isSaved(id) && plan.changed.length > 0 ? [{ ...plan, id, isNew: false }] : [],
      ),
      { priceReason: 'product-editor' },
    );
    await movePieces(
      inner,
      pieces.moves.filter(({ itemId }) => isSaved(itemId)),
    );
    await writeProductMeta(db, new Map([...meta.plan].filter(([id]) => isSaved(id))));
    return {
      ok: true as const,
      saved: writes.map(({ id }): ApiProductSaved => {
        if (id === null || !stored.has(id)) return { ok: false, error: { code: 'gone' } };
        const error = refused.get(id);
        return error ? { ok: false, error } : { ok: true, id };
      }),
    };
  });
  return saved;
}
