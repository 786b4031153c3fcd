import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ProductPicture } from '../rules/product-picture.ts';

export type ProductPictures = {
  readonly product: {
    readonly id: number;
    readonly slug: string;
    readonly name: string;
    readonly sku: string | null;
    readonly isPublished: boolean;
  };
  readonly pictures: readonly ProductPicture[];
};

// What a column of numbers can hold.
const LARGEST_ID = 2_147_483_647;

/** A listed product's pictures in their order; one without a gallery has its main picture. Null for a product that does not exist. */
export async function readProductPictures(
  ctx: Pick<RequestContext, 'db'>,
  productId: number,
): Promise<ProductPictures | null> {
  if (productId > LARGEST_ID) return null;
  const product = await ctx.db
    .selectFrom('products')
    .select(['id', 'slug', 'name', 'sku', 'status'])
    .where('id', '=', productId)
    .where('type', '<>', 'variation')
    .executeTakeFirst();
  if (!product) return null;
  const found = await sql<ProductPicture>`
    with gallery as (select image_id, position from product_images where product_id = ${productId}),
    shown as (
      select image_id, position from gallery
      union all
      select image_id, 0 from products
        where id = ${productId} and image_id is not null and not exists (select from gallery)
    )
    select i.id, i.alt, i.title, i.caption, i.width, i.height, i.widths, i.file_key as key
    from shown join images i on i.id = shown.image_id order by shown.position`.execute(ctx.db);
  return {
    product: {
      id: product.id,
      slug: product.slug ?? '',
      name: product.name,
      sku: product.sku,
      isPublished: product.status === 'published',
    },
    pictures: found.rows,
  };
}
