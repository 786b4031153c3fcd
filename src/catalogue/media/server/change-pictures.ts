import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { arrangePictures, type PictureStep } from '../rules/arrange-pictures.ts';
import { MAX_PICTURES_OF_PRODUCT } from '../rules/picture-limits.ts';
import type { PictureWords, ProductPicture } from '../rules/product-picture.ts';
import { mayBeChosen } from './library/choose-picture.ts';
import { readProductPictures } from './read-product-pictures.ts';
import { letGoOf, lockProduct, writeGallery } from './write-gallery.ts';

export type ChangedPictures =
  | { readonly ok: true; readonly ids: readonly number[] }
  | { readonly ok: false; readonly error: { readonly code: 'no-product' | 'gone' | 'too-many-pictures' } };

const sameWords = (a: PictureWords, b: PictureWords) =>
  a.alt === b.alt && a.title === b.title && a.caption === b.caption;

async function isShownElsewhere(db: Database, imageId: number, productId: number): Promise<boolean> {
  const found = await sql<{ elsewhere: boolean }>`
    select exists (select from product_images where image_id = ${imageId} and product_id <> ${productId})
      or exists (select from products where image_id = ${imageId} and id <> ${productId})
      or exists (select from categories where image_id = ${imageId})
      or exists (select from brands where image_id = ${imageId}) as elsewhere`.execute(db);
  return found.rows[0]?.elsewhere ?? false;
}

/** Writes new words to a picture; one that is shown elsewhere too is copied first, so that they change here alone. */
async function writeWords(
  db: Database,
  productId: number,
  picture: ProductPicture,
  words: PictureWords,
): Promise<number> {
  if (!(await isShownElsewhere(db, picture.id, productId))) {
    await db.updateTable('images').set(words).where('id', '=', picture.id).execute();
    return picture.id;
  }
  const { alt, title, caption } = words;
  const copy = await sql<{ id: number }>`
    insert into images (file_key, original, width, height, widths, crop_left, crop_top, crop_right, crop_bottom, focus_x, focus_y,
      alt, title, caption)
    select file_key, original, width, height, widths, crop_left, crop_top, crop_right, crop_bottom, focus_x, focus_y,
      ${alt}, ${title}, ${caption} from images where id = ${picture.id}
    returning id`.execute(db);
  return copy.rows[0]?.id ?? picture.id;
}

/** Saves the words and the order of a product's pictures as a form has them, then takes one step: move, remove or add one of the library. */
export function changePictures(
  ctx: Pick<RequestContext, 'db'>,
  input: {
    productId: number;
    /** in the order of the form; those that are gone meanwhile are passed over */
    pictures: readonly (PictureWords & { readonly id: number })[];
    step: PictureStep;
  },
): Promise<ChangedPictures> {
  const { productId, pictures, step } = input;
  return inTransaction(ctx.db, async (db): Promise<ChangedPictures> => {
    const found = (await lockProduct(db, productId)) && (await readProductPictures({ db }, productId));
    if (!found) return { ok: false, error: { code: 'no-product' } };
    const current = found.pictures.map(({ id }) => id);
    const isAdded = step.kind === 'add' && !current.includes(step.id);
    if (isAdded && current.length >= MAX_PICTURES_OF_PRODUCT)
      return { ok: false, error: { code: 'too-many-pictures' } };
    if (isAdded && !(await mayBeChosen(db, step.id))) return { ok: false, error: { code: 'gone' } };
    const asked = new Map(pictures.map((picture) => [picture.id, picture]));
    const order = arrangePictures(current, [...asked.keys()], step);
    const ids: number[] = [];
    for (const id of order) {
      const picture = found.pictures.find((one) => one.id === id);
      const words = asked.get(id);
      if (isAdded && id === step.id) ids.push(id);
      if (!picture) continue;
      const { alt, title, caption } = words ?? picture;
      const changed = words !== undefined && !sameWords(words, picture);
      ids.push(changed ? await writeWords(db, productId, picture, { alt, title, caption }) : id);
    }
    if (ids.join() !== current.join()) await writeGallery(db, productId, ids);
    await letGoOf(
      db,
      current.filter((id) => !ids.includes(id)),
    );
    return { ok: true, ids };
  });
}
