import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  emptyBeginning,
  isEmptyBeginning,
  type ProductBeginning,
  readBeginning,
} from '../rules/product-beginning.ts';
import type { ProductChanges } from '../rules/product-changes.ts';
import { type FormStep, lockForm, settledForm, settleForm } from './settled-forms.ts';

/** What somebody typed and did not save. */
export type TypedDraft = {
  /** the page that it was typed on */
  readonly at: FormStep | null;
  /** of the product that it was typed for */
  readonly revision: number;
  /** ISO 8601 */
  readonly savedAt: string;
  readonly changes: ProductChanges;
  readonly beginning: ProductBeginning;
};

type Needs = Pick<RequestContext, 'db' | 'clock' | 'visitor'>;

/** Whose draft: of a known product, or of a new one by the page (`FormStep`) that it was typed on. */
export type DraftOf = { readonly productId: number } | { readonly productId: null; readonly form: string };

/** What the asking person has typed and not saved; null for nothing. */
export async function readTypedDraft({ db, visitor }: Needs, of: DraftOf): Promise<TypedDraft | null> {
  const drafts = db
    .selectFrom('product_drafts')
    .select(['revision', 'saved_at', 'changes', 'beginning', 'form', 'step'])
    .where('person_id', '=', visitor.person?.customerId ?? 0);
  const row = await (of.productId === null
    ? drafts.where('product_id', 'is', null).where('form', '=', of.form)
    : drafts.where('product_id', '=', of.productId)
  ).executeTakeFirst();
  if (!row) return null;
  return {
    at: row.form === null ? null : { form: row.form, step: row.step },
    revision: row.revision,
    savedAt: row.saved_at.toISOString(),
    changes: row.changes as ProductChanges,
    beginning: readBeginning(row.beginning),
  };
}

/** A new product that somebody began and did not save. */
export type BegunProduct = {
  readonly form: string;
  /** empty where none was typed */
  readonly name: string;
  /** ISO 8601 */
  readonly savedAt: string;
};

const MOST_BEGUN = 5;

/** The new products that the asking person began and did not save, the last ones first. */
export async function readBegunProducts({ db, visitor }: Needs): Promise<readonly BegunProduct[]> {
  const rows = await db
    .selectFrom('product_drafts')
    .select(['form', 'saved_at', 'changes'])
    .where('person_id', '=', visitor.person?.customerId ?? 0)
    .where('product_id', 'is', null)
    .orderBy('saved_at', 'desc')
    .limit(MOST_BEGUN)
    .execute();
  return rows.map(({ form, saved_at, changes }) => ({
    form: form ?? '',
    name: String((changes as ProductChanges).name?.to ?? ''),
    savedAt: saved_at.toISOString(),
  }));
}

export type DraftToSave = {
  readonly productId: number | null;
  readonly revision: number;
  readonly changes: ProductChanges;
  readonly beginning?: ProductBeginning;
  /** the page that it was typed on */
  readonly at?: FormStep | null;
};

/**
 * Stores what the asking person has typed; nothing typed deletes it. Not ok for what arrives too late: what was typed on that page is saved or
 * discarded meanwhile.
 */
export function saveTypedDraft(
  ctx: Needs,
  { productId, revision, changes, beginning = emptyBeginning, at = null }: DraftToSave,
): Promise<{ readonly ok: boolean }> {
  const person = ctx.visitor.person?.customerId;
  if (person === undefined || (productId === null && !at)) return Promise.resolve({ ok: false });
  return inTransaction(ctx.db, async (db) => {
    await lockForm(db, at);
    const settled = await settledForm({ ...ctx, db }, at);
    const isSavedAlready = productId === null && settled?.productId != null;
    if (at && settled && (isSavedAlready || at.step <= settled.step)) return { ok: false };
    if (Object.keys(changes).length === 0 && isEmptyBeginning(beginning)) {
      await deleteDraft({ ...ctx, db }, productId, at);
      await settleForm({ ...ctx, db }, at, null);
      return { ok: true };
    }
    if (productId !== null) {
      const known = await db
        .selectFrom('products')
        .select('id')
        .where('id', '=', productId)
        .executeTakeFirst();
      if (!known) return { ok: false };
    }
    const typed = {
      revision,
      changes: JSON.stringify(changes),
      beginning: JSON.stringify(beginning),
      saved_at: ctx.clock.now(),
      form: at?.form ?? null,
      step: at?.step ?? 0,
    };
    await db
      .insertInto('product_drafts')
      .values({ person_id: person, product_id: productId, ...typed })
      .onConflict((conflict) =>
        conflict
          .columns(['person_id', productId === null ? 'form' : 'product_id'])
          .where('product_id', productId === null ? 'is' : 'is not', null)
          .doUpdateSet(typed)
          // An older draft of the same page may arrive after a newer one.
          .where((where) =>
            where.or([
              where('product_drafts.form', 'is distinct from', where.ref('excluded.form')),
              where('product_drafts.step', '<=', where.ref('excluded.step')),
            ]),
          ),
      )
      .execute();
    return { ok: true };
  });
}

/** Deletes what the asking person had typed for a product (`productId` null: for a new one) that is now saved as `saved`; returns its revision. */
export async function settleTypedDraft(
  ctx: Needs,
  { productId, saved, at }: { productId: number | null; saved: number; at: FormStep | null },
): Promise<number> {
  await deleteDraft(ctx, productId, at);
  await settleForm(ctx, at, saved);
  const { revision } = await ctx.db
    .selectFrom('products')
    .select('revision')
    .where('id', '=', saved)
    .executeTakeFirstOrThrow();
  return revision;
}

async function deleteDraft(
  { db, visitor }: Needs,
  productId: number | null,
  at: FormStep | null,
): Promise<void> {
  const drafts = db.deleteFrom('product_drafts').where('person_id', '=', visitor.person?.customerId ?? 0);
  await (productId === null
    ? drafts.where('product_id', 'is', null).where('form', '=', at?.form ?? '')
    : drafts.where('product_id', '=', productId)
  ).execute();
}
