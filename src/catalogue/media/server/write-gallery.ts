import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/** Locks a listed product until the transaction ends, so that requests change its pictures one after another; false when there is none. */
export async function lockProduct(db: Database, productId: number): Promise<boolean> {
  const found = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('type', '<>', 'variation')
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** Gives a product these pictures in this order; the first becomes its main one. */
export async function writeGallery(
  db: Database,
  productId: number,
  imageIds: readonly number[],
): Promise<void> {
  await db.deleteFrom('product_images').where('product_id', '=', productId).execute();
  if (imageIds.length > 0) {
    await db
      .insertInto('product_images')
      .values(imageIds.map((image_id, position) => ({ product_id: productId, position, image_id })))
      .execute();
  }
  await db
    .updateTable('products')
    .set({ image_id: imageIds[0] ?? null, updated_at: sql<Date>`now()` })
    .where('id', '=', productId)
    .execute();
}

/** Queues the deletion of a picture that nothing shows: not at once, for open pages still show it. */
export async function letGoOf(db: Database, imageIds: readonly number[]): Promise<void> {
  for (const id of imageIds) {
    await sql`select graphile_worker.add_job('remove-unused-picture', json_build_object('imageId', ${id}::int),
      job_key := ${`picture-${id}`}, run_at := now() + interval '1 hour')`.execute(db);
  }
}
