import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { notePriceReason } from '#pricing/price-history/server/note-price-reason.ts';
import type { TermChoice } from '../rules/combinations.ts';
import { MOST_VARIATIONS } from '../rules/variation-limits.ts';
import { becomeVariable } from './become-variable.ts';
import { insertVariations, knownChoices } from './insert-variations.ts';
import { lockParent } from './lock-parent.ts';
import { readProductAttributes } from './read-product-attributes.ts';
import { refreshParent } from './refresh-parent.ts';

export type AddedVariation =
  | { readonly ok: true; readonly id: number }
  | {
      readonly ok: false;
      readonly code: 'gone' | 'in-trash' | 'no-attributes' | 'no-option' | 'twice' | 'too-many' | 'has-stock';
    };

/** Adds one variation with the options that are chosen for it, as `generateVariations` adds them all; what is not chosen is any. */
export function addVariation(
  ctx: RequestContext,
  productId: number,
  choice: TermChoice,
): Promise<AddedVariation> {
  return inTransaction(ctx.db, async (db): Promise<AddedVariation> => {
    const inner = { ...ctx, db };
    const product = await lockParent(db, productId);
    if (!product || product.trashed) return { ok: false, code: product ? 'in-trash' : 'gone' };
    const axes = (await readProductAttributes(inner, productId)).filter((one) => one.forVariations);
    if (axes.length === 0) return { ok: false, code: 'no-attributes' };
    const terms = axes.map(({ attributeId }) => choice[attributeId] ?? null);
    const isOption = (term: number | null, at: number) =>
      term === null || axes[at]?.terms.some(({ id }) => id === term);
    if (!terms.every(isOption)) return { ok: false, code: 'no-option' };
    const known = await knownChoices(db, productId);
    const isSame = (other: TermChoice) =>
      axes.every(({ attributeId }, at) => (other[attributeId] ?? null) === terms[at]);
    if (known.some(isSame)) return { ok: false, code: 'twice' };
    if (known.length >= MOST_VARIATIONS) return { ok: false, code: 'too-many' };
    await notePriceReason(inner, 'product-editor');
    const start = await becomeVariable(inner, product);
    if (!start.ok) return { ok: false, code: 'has-stock' };
    const [id = 0] = await insertVariations(inner, productId, axes, [terms], start.price);
    await refreshParent(db, productId);
    await recordAudit(inner, {
      what: 'changed',
      subject: { kind: 'product', id: productId, name: product.name },
      before: { variations: known.length },
      after: { variations: known.length + 1 },
    });
    return { ok: true, id };
  });
}
