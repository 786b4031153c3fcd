import { becomeSimple } from '#catalogue/variation-editing/server/become-simple.ts';
import { becomeVariable } from '#catalogue/variation-editing/server/become-variable.ts';
import { lockParent } from '#catalogue/variation-editing/server/lock-parent.ts';
import { refreshParent } from '#catalogue/variation-editing/server/refresh-parent.ts';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ApiProductSaved } from '../rules/api-product-write.ts';

/** Makes a product one that is sold by its variations, or a simple one again; inside a transaction. */
export async function changeKind(
  ctx: RequestContext,
  id: number,
  to: 'simple' | 'variable' | undefined,
): Promise<ApiProductSaved> {
  const product = to === undefined ? null : await lockParent(ctx.db, id);
  if (!product || product.type === to) return { ok: true, id };
  if (to === 'simple') {
    const done = await becomeSimple(ctx, id);
    return done.ok ? { ok: true, id } : { ok: false, error: { code: 'has-variations' } };
  }
  const done = await becomeVariable(ctx, product);
  if (!done.ok) return { ok: false, error: { code: 'has-stock' } };
  await refreshParent(ctx.db, id);
  await recordAudit(ctx, {
    what: 'changed',
    subject: { kind: 'product', id, name: product.name },
    before: { kind: 'simple' },
    after: { kind: 'variable' },
  });
  return { ok: true, id };
}
