import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readPicturesForm } from '../rules/pictures-form.ts';
import { picturesPath, uploadAction, uploadNonceField } from '../rules/upload-form.ts';
import { auditPictures } from './audit-pictures.ts';
import { changePictures } from './change-pictures.ts';
import { readProductPictures } from './read-product-pictures.ts';

export type PicturesProblem = 'expired-form' | 'too-long' | 'gone' | 'too-many-pictures';

export type PostedPictures =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'problem'; readonly problem: PicturesProblem }
  | { readonly kind: 'no-product' };

/** The form of a product's pictures: words, order, removal, one of the library. */
export async function postPicturesForm(
  ctx: RequestContext,
  input: { productId: number; form: FormData },
): Promise<PostedPictures> {
  const { productId, form } = input;
  if (!ctx.nonces.check(uploadAction, String(form.get(uploadNonceField) ?? ''))) {
    return { kind: 'problem', problem: 'expired-form' };
  }
  const found = await readProductPictures(ctx, productId);
  if (!found) return { kind: 'no-product' };
  const posted = readPicturesForm(form, found.product.name);
  if (!posted) return { kind: 'problem', problem: 'too-long' };
  const changed = await inTransaction(ctx.db, (db) =>
    auditPictures({ ...ctx, db }, productId, () => changePictures({ db }, { productId, ...posted })),
  );
  if (changed.ok) return { kind: 'go', path: `${picturesPath(productId)}?saved=1` };
  const { code } = changed.error;
  return code === 'no-product' ? { kind: 'no-product' } : { kind: 'problem', problem: code };
}
