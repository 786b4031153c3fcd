import { translationLanguage } from '#catalogue/taxonomy/server/translation-language.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { PriceReason } from '#pricing/price-history/rules/price-reason.ts';
import { notePriceReason } from '#pricing/price-history/server/note-price-reason.ts';
import { changesBetween } from '../rules/product-changes.ts';
import { auditProducts } from './audit-product.ts';
import type { PlannedProduct } from './plan-product.ts';
import { planPublishing } from './publish-products.ts';
import { recordVersions } from './record-version.ts';
import { writeProducts } from './write-products.ts';

/** A planned product that has its row already. */
export type BegunProduct = PlannedProduct & { readonly id: number; readonly isNew: boolean };

/**
 * Writes products as they were planned, with their versions and their entries of the audit trail, in the transaction of the caller: those that
 * change in the same fields by one statement.
 */
export async function writePlanned(
  ctx: RequestContext,
  products: readonly BegunProduct[],
  {
    priceReason,
    restoredFrom,
  }: { readonly priceReason: PriceReason; readonly restoredFrom?: number | undefined },
): Promise<void> {
  if (products.length === 0) return;
  await notePriceReason(ctx, priceReason);
  await writeProducts(
    { db: ctx.db, clock: ctx.clock, language: translationLanguage(ctx) },
    products.map(({ id, changed, after }) => ({
      id,
      values: Object.fromEntries(changed.map((field) => [field, after[field]])),
    })),
  );
  await recordVersions(
    ctx,
    products.map(({ id, before, after }) => ({ id, changes: changesBetween(before, after) })),
    { restoredFrom: restoredFrom ?? null },
  );
  await auditProducts(
    ctx,
    products.map(({ id, isNew, changed, before, after }) => ({
      id,
      fields: changed,
      before: isNew ? null : before,
      after,
    })),
  );
  for (const { id, after } of products) {
    if (after.status === 'scheduled' && after.publishAt) await planPublishing(ctx.db, id, after.publishAt);
  }
}
