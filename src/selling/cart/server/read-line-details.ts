import { sql } from 'kysely';
import type { Picture } from '#catalogue/media/rules/picture.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';

/** Details of a line's item that only the Store API shows; descriptions are markup. */
export type LineDetails = {
  readonly slug: string;
  readonly shortDescription: string;
  readonly description: string;
  readonly visibility: 'visible' | 'catalog' | 'search' | 'hidden';
  readonly images: readonly (Picture & { readonly id: number; readonly title: string })[];
};

/** Details of items by their id, in one round trip; a variation without words or pictures of its own has its product's. */
export async function readLineDetails(
  ctx: RequestContext,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, LineDetails>> {
  if (itemIds.length === 0) return new Map();
  const found = await sql<{ id: number; images: LineDetails['images'] | null } & Omit<LineDetails, 'images'>>`
    select item.id, product.slug,
      coalesce(nullif(item.short_description, ''), product.short_description) as "shortDescription",
      coalesce(nullif(item.description, ''), product.description) as description,
      product.catalog_visibility as visibility,
      (select json_agg(json_build_object('id', image.id, 'key', image.file_key, 'alt', image.alt, 'title', image.title,
          'width', image.width, 'height', image.height, 'widths', image.widths) order by shown.position)
        from (select coalesce(item.image_id, product.image_id) as image_id, -1 as position
              union all select gallery.image_id, gallery.position from product_images gallery
              where gallery.product_id = product.id and gallery.image_id is distinct from coalesce(item.image_id, product.image_id)) shown
        join images image on image.id = shown.image_id) as images
    from products item join products product on product.id = coalesce(item.parent_id, item.id)
    where item.id = any (${[...new Set(itemIds)]}::int[])
      and ${notHidden(ctx.visitor.audience.hidden, sql`product.id`)}`.execute(ctx.db);
  return new Map(found.rows.map((row) => [row.id, { ...row, images: row.images ?? [] }]));
}
