import { sql } from 'kysely';
import type { ProductPicture } from '#catalogue/media/rules/product-picture.ts';
import type { Database } from '#foundation/database/client.ts';

/** The pictures that variations of a product can have: those of the product in their order, then those that variations alone have. */
export async function readVariationPictures(
  db: Database,
  productId: number,
): Promise<readonly ProductPicture[]> {
  const { rows } = await sql<ProductPicture>`
    with shown as (
      select image_id, position from product_images where product_id = ${productId}
      union all
      select image_id, 1000000 from products where (id = ${productId} or parent_id = ${productId}) and image_id is not null),
    placed as (select image_id, min(position) as position from shown group by image_id)
    select i.id, i.alt, i.title, i.caption, i.width, i.height, i.widths, i.file_key as key
    from placed join images i on i.id = placed.image_id where i.widths <> '{}' order by placed.position, i.id`.execute(
    db,
  );
  return rows;
}
