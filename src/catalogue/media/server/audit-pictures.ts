import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type ProductPictures, readProductPictures } from './read-product-pictures.ts';
import { lockProduct } from './write-gallery.ts';

const factsOf = ({ pictures }: ProductPictures) => ({
  pictures: pictures.map(({ id, alt, title, caption }) => ({ id, alt, title, caption })),
});

/** Runs a change of a product's pictures and records it in the audit trail; inside one transaction. */
export async function auditPictures<Result extends { readonly ok: boolean }>(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor'>,
  productId: number,
  change: () => Promise<Result>,
): Promise<Result> {
  const before = (await lockProduct(ctx.db, productId)) && (await readProductPictures(ctx, productId));
  const result = await change();
  const after = result.ok && before ? await readProductPictures(ctx, productId) : null;
  if (before && after) {
    await recordAudit(ctx, {
      what: 'changed',
      subject: { kind: 'product', id: productId, name: before.product.name },
      before: factsOf(before),
      after: factsOf(after),
    });
  }
  return result;
}
