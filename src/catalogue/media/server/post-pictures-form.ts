import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { readPicturesForm } from '../rules/pictures-form.ts';
import { picturesPath, uploadAction, uploadNonceField } from '../rules/upload-form.ts';
import { auditPictures } from './audit-pictures.ts';
import { changePictures } from './change-pictures.ts';
import { readProductPictures } from './read-product-pictures.ts';

export type PostedPictures =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'problem'; readonly problem: 'expired-form' | 'too-long' }
  | { readonly kind: 'no-product' };

/** The form of a product's pictures: words, order, removal. */
export async function postPicturesForm(
  toolbox: Toolbox,
  input: { productId: number; form: FormData },
): Promise<PostedPictures> {
  const { productId, form } = input;
  if (!toolbox.nonces.check(uploadAction, String(form.get(uploadNonceField) ?? ''))) {
    return { kind: 'problem', problem: 'expired-form' };
  }
  const found = await readProductPictures(toolbox, productId);
  if (!found) return { kind: 'no-product' };
  const posted = readPicturesForm(form, found.product.name);
  if (!posted) return { kind: 'problem', problem: 'too-long' };
  const changed = await inTransaction(toolbox.db, (db) =>
    auditPictures({ ...toolbox, db }, productId, () => changePictures({ db }, { productId, ...posted })),
  );
  return changed.ok ? { kind: 'go', path: `${picturesPath(productId)}?saved=1` } : { kind: 'no-product' };
}
