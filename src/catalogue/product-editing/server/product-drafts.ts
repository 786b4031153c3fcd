import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ProductChanges } from '../rules/product-changes.ts';

/** What somebody typed and did not save. */
export type TypedDraft = {
  /** of the product that it was typed for */
  readonly revision: number;
  /** ISO 8601 */
  readonly savedAt: string;
  readonly changes: ProductChanges;
};

type Needs = Pick<RequestContext, 'db' | 'clock' | 'visitor'>;

/** What the asking person has typed for a product, or for a new one (`productId` null); null for nothing. */
export async function readTypedDraft(
  { db, visitor }: Needs,
  productId: number | null,
): Promise<TypedDraft | null> {
  const row = await db
    .selectFrom('product_drafts')
    .select(['revision', 'saved_at', 'changes'])
    .where('person_id', '=', visitor.person?.customerId ?? 0)
    .where('product_id', productId === null ? 'is' : '=', productId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    revision: row.revision,
    savedAt: row.saved_at.toISOString(),
    changes: row.changes as ProductChanges,
  };
}

/** Stores what the asking person has typed; nothing typed forgets it. */
export async function saveTypedDraft(
  { db, clock, visitor }: Needs,
  {
    productId,
    revision,
    changes,
  }: { readonly productId: number | null; readonly revision: number; readonly changes: ProductChanges },
): Promise<void> {
  const person = visitor.person?.customerId;
  if (person === undefined) return;
  if (Object.keys(changes).length === 0) {
    await db
      .deleteFrom('product_drafts')
      .where('person_id', '=', person)
      .where('product_id', productId === null ? 'is' : '=', productId)
      .execute();
    return;
  }
  const typed = { revision, changes: JSON.stringify(changes), saved_at: clock.now() };
  if (productId !== null) {
    const known = await db.selectFrom('products').select('id').where('id', '=', productId).executeTakeFirst();
    if (!known) return;
  }
  await db
    .insertInto('product_drafts')
    .values({ person_id: person, product_id: productId, ...typed })
    .onConflict((conflict) => conflict.columns(['person_id', 'product_id']).doUpdateSet(typed))
    .execute();
}

/** Forgets what the asking person had typed for a product (`productId` null: for a new one) that is now saved as `saved`; returns its revision. */
export async function forgetTypedDraft(
  { db, visitor }: Needs,
  productId: number | null,
  saved: number,
): Promise<number> {
  await db
    .deleteFrom('product_drafts')
    .where('person_id', '=', visitor.person?.customerId ?? 0)
    .where('product_id', productId === null ? 'is' : '=', productId)
    .execute();
  const { revision } = await db
    .selectFrom('products')
    .select('revision')
    .where('id', '=', saved)
    .executeTakeFirstOrThrow();
  return revision;
}
