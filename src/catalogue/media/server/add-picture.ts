import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { MAX_PICTURES_OF_PRODUCT } from '../rules/picture-limits.ts';
import type { MadePicture } from './make-picture-files.ts';
import { readProductPictures } from './read-product-pictures.ts';
import { lockProduct, writeGallery } from './write-gallery.ts';

/** A picture whose files are stored already. */
export type StoredPicture = {
  readonly key: string;
  readonly original: string;
  readonly made: MadePicture;
  readonly alt: string;
  readonly title?: string;
  readonly caption?: string;
};

export type AddedPicture =
  | { readonly ok: true; readonly imageId: number }
  | { readonly ok: false; readonly error: { readonly code: 'no-product' | 'too-many-pictures' } };

/** Inserts the row of a picture that nothing shows yet. */
async function insertPicture(db: Database, picture: StoredPicture): Promise<number> {
  const { key, original, made, alt, title = '', caption = '' } = picture;
  const row = await db
    .insertInto('images')
    .values({
      file_key: key,
      original,
      alt,
      title,
      caption,
      width: made.width,
      height: made.height,
      widths: [...made.widths],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Puts a new picture after the others of a product. */
export function addPicture(
  ctx: Pick<RequestContext, 'db'>,
  input: { productId: number; picture: StoredPicture },
): Promise<AddedPicture> {
  const { productId, picture } = input;
  return inTransaction(ctx.db, async (db): Promise<AddedPicture> => {
    const found = (await lockProduct(db, productId)) && (await readProductPictures({ db }, productId));
    if (!found) return { ok: false, error: { code: 'no-product' } };
    if (found.pictures.length >= MAX_PICTURES_OF_PRODUCT) {
      return { ok: false, error: { code: 'too-many-pictures' } };
    }
    const imageId = await insertPicture(db, picture);
    await writeGallery(db, productId, [...found.pictures.map(({ id }) => id), imageId]);
    return { ok: true, imageId };
  });
}
