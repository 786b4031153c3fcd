import { sql } from 'kysely';
import { documentType } from '#catalogue/media/rules/document.ts';
import { writeGallery } from '#catalogue/media/server/write-gallery.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { openingPieces, type ProductBeginning } from '../rules/product-beginning.ts';
import type { ProductValues } from '../rules/product-schema.ts';

/** Creates a product with its stock; all but its name is written by whoever calls. Its prices are worked out when they are. */
async function insertProduct(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  { name, slug }: Pick<ProductValues, 'name' | 'slug'>,
  openingStock: number,
): Promise<number> {
  const now = clock.now();
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into products (type, status, name, slug, published_at, created_at, updated_at, revision)
      values ('simple', 'draft', ${name}, ${slug}, ${now}, ${now}, ${now}, 0) returning id),
    stocked as (insert into stock (product_id, on_hand) select id, ${openingStock}::int from made),
    noted as (
      insert into stock_movements (product_id, delta, reason, created_at)
      select id, ${openingStock}::int, 'opening', ${now} from made where ${openingStock}::int <> 0)
    select id from made`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Creates a product as it begins: with its pieces and its pictures. What the media library no longer has is left out. */
export async function beginProduct(
  ctx: Pick<RequestContext, 'db' | 'clock'>,
  product: Pick<ProductValues, 'name' | 'slug'>,
  beginning: ProductBeginning,
): Promise<number> {
  const id = await insertProduct(ctx, product, openingPieces(beginning));
  const { pictureIds } = beginning;
  if (pictureIds.length === 0) return id;
  const { rows } = await sql<{ id: number }>`
    select id from images where id = any (${pictureIds}::int[]) and media_type is distinct from ${documentType}
    for key share`.execute(ctx.db);
  const known = new Set(rows.map((row) => row.id));
  await writeGallery(
    ctx.db,
    id,
    pictureIds.filter((one) => known.has(one)),
  );
  return id;
}
