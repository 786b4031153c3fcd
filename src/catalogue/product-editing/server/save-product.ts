import { translationLanguage } from '#catalogue/taxonomy/server/translation-language.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { PriceReason } from '#pricing/price-history/rules/price-reason.ts';
import { emptyBeginning, type ProductBeginning } from '../rules/product-beginning.ts';
import type {
  ConflictingEditor,
  ProductChanges,
  ProductConflict,
  ProductProblems,
} from '../rules/product-changes.ts';
import { beginProduct } from './insert-product.ts';
import { planProduct } from './plan-product.ts';
import { settleTypedDraft } from './product-drafts.ts';
import { readProducts } from './read-products.ts';
import { type FormStep, lockForm, settledForm } from './settled-forms.ts';
import { writePlanned } from './write-planned.ts';

export type ProductToSave = {
  /** null for a new one */
  readonly id: number | null;
  readonly changes: ProductChanges;
  /** of a new one */
  readonly beginning?: ProductBeginning;
  /** the page that it was typed on */
  readonly at?: FormStep | null;
  /** the version whose state it gets again */
  readonly restoredFrom?: number;
  /** why public prices change; the editor, unless it is given */
  readonly priceReason?: PriceReason;
};

export type SavedProduct =
  | { readonly ok: true; readonly id: number; readonly revision: number }
  | { readonly ok: false; readonly error: SaveRefusal };
export type SaveRefusal =
  | { readonly code: 'gone' | 'in-trash' }
  | { readonly code: 'refused'; readonly problems: ProductProblems }
  | {
      readonly code: 'conflict';
      readonly conflicts: readonly ProductConflict[];
      readonly by: ConflictingEditor;
    };

const refused = (problems: ProductProblems) => ({ ok: false, error: { code: 'refused', problems } }) as const;

/**
 * Creates a product or changes some fields of it, all or nothing: merges with what others have saved meanwhile, checks the whole, writes
 * it with its version and its entry of the audit trail, and deletes the draft of who saves.
 */
export async function saveProduct(
  ctx: RequestContext,
  {
    id: asked,
    changes,
    beginning = emptyBeginning,
    at = null,
    restoredFrom,
    priceReason = 'product-editor',
  }: ProductToSave,
): Promise<SavedProduct> {
  const language = translationLanguage(ctx);
  return inTransaction(ctx.db, async (db): Promise<SavedProduct> => {
    await lockForm(db, at);
    // A new product that was saved already is changed: the answer may have been lost.
    const id = asked ?? (await settledForm({ ...ctx, db }, at))?.productId ?? null;
    const [stored] = id === null ? [] : await readProducts({ db, language }, [id], { lock: true });
    if (id !== null && !stored) return { ok: false, error: { code: 'gone' } };
    if (stored?.trashedAt) return { ok: false, error: { code: 'in-trash' } };
    const planned = await planProduct({ ...ctx, db }, stored ?? null, changes);
    if (!planned.ok && 'conflicts' in planned) {
      const by = await lastEditor({ ...ctx, db }, stored?.id ?? 0);
      return { ok: false, error: { code: 'conflict', conflicts: planned.conflicts, by } };
    }
    if (!planned.ok) return refused(planned.problems);
    const { plan } = planned;
    const saved = stored?.id ?? (await beginProduct({ ...ctx, db }, plan.after, beginning));
    if (plan.changed.length > 0) {
      const product = { ...plan, id: saved, isNew: !stored };
      await writePlanned({ ...ctx, db }, [product], { priceReason, restoredFrom });
    }
    const revision = await settleTypedDraft({ ...ctx, db }, { productId: asked, saved, at });
    return { ok: true, id: saved, revision };
  });
}

async function lastEditor(
  { db, visitor }: Pick<RequestContext, 'db' | 'visitor'>,
  id: number,
): Promise<ConflictingEditor> {
  const last = await db
    .selectFrom('product_versions')
    .select(['person_id', 'person_name'])
    .where('product_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const person = visitor.person?.customerId;
  return {
    name: last?.person_name ?? '',
    isSelf: person !== undefined && last?.person_id === person,
  };
}
