import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { notePriceReason } from '#pricing/price-history/server/note-price-reason.ts';
import { missingCombinations } from '../rules/combinations.ts';
import type { VariationsAnswer } from '../rules/variations-answer.ts';
import { becomeVariable } from './become-variable.ts';
import { insertVariations, knownChoices } from './insert-variations.ts';
import { lockParent } from './lock-parent.ts';
import { refreshParent } from './refresh-parent.ts';
import { type AttributesToSave, saveAttributes } from './save-attributes.ts';

export type Generated =
  | { readonly ok: true; readonly made: number }
  | { readonly ok: false; readonly answer: VariationsAnswer };
const refuse = (answer: VariationsAnswer): Generated => ({ ok: false, answer });

/**
 * Gives a product these attributes and makes a variation of each combination of their options that has none yet; known variations stay as
 * they are. A simple product becomes a variable one: its variations get its price.
 */
export function generateVariations(
  ctx: RequestContext,
  productId: number,
  wanted: AttributesToSave,
): Promise<Generated> {
  return inTransaction(ctx.db, async (db): Promise<Generated> => {
    const inner = { ...ctx, db };
    const product = await lockParent(db, productId);
    if (!product) return refuse({ kind: 'gone' });
    if (product.trashed) return refuse({ kind: 'in-trash' });
    const saved = await saveAttributes(inner, product, wanted);
    if (!saved.ok) return saved;
    const axes = saved.attributes.filter(({ forVariations }) => forVariations);
    const found = missingCombinations(
      axes.map(({ attributeId, terms }) => ({ attributeId, termIds: terms.map(({ id }) => id) })),
      await knownChoices(db, productId),
    );
    if (found.kind === 'too-many') return refuse(found);
    if (found.kind === 'nothing-to-combine') return refuse(found);
    if (found.missing.length === 0) return { ok: true, made: 0 };
    await notePriceReason(inner, 'product-editor');
    const start = await becomeVariable(inner, product);
    if (!start.ok) return refuse(start.answer);
    await insertVariations(inner, productId, axes, found.missing, start.price);
    await refreshParent(db, productId);
    await recordAudit(inner, {
      what: 'changed',
      subject: { kind: 'product', id: productId, name: product.name },
      before: { variations: found.total - found.missing.length },
      after: { variations: found.total },
    });
    return { ok: true, made: found.missing.length };
  });
}
