import { type RawBuilder, sql } from 'kysely';
import { brandPath } from '#foundation/paths/rules/brand-path.ts';
import { categoryPath } from '#foundation/paths/rules/paths.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { LibraryItem } from '../../rules/library-item.ts';
import type { PictureUse } from '../../rules/library-list.ts';
import { picturesPath } from '../../rules/upload-form.ts';

/** How many uses of a picture are named. */
const MOST_NAMED = 50;

/** Whether anything shows a picture, as a condition on `i`, a row of `images`. */
export const isUsed: RawBuilder<boolean> = sql<boolean>`(
  exists (select from product_images where image_id = i.id)
  or exists (select from products where image_id = i.id)
  or exists (select from product_documents where image_id = i.id)
  or exists (select from categories where image_id = i.id)
  or exists (select from brands where image_id = i.id)
  or exists (select from attribute_terms where image_id = i.id)
  or exists (select from page_blocks where i.id = any (picture_ids))
  or exists (select from banners where image_id = i.id)
  or exists (select from content_pages where body_html like '%/media/' || i.file_key || '-%'))`;

/** Where a picture is shown; of very many places the first. */
export async function readPictureUses(
  { db }: Pick<RequestContext, 'db'>,
  { id, key }: Pick<LibraryItem, 'id' | 'key'>,
): Promise<readonly PictureUse[]> {
  const { rows } = await sql<{ kind: PictureUse['kind']; name: string; target: string | null }>`
    select * from (
      select 'product' as kind, name, id::text as target from products where image_id = ${id}
      union select 'product', p.name, p.id::text from product_images g join products p on p.id = g.product_id
        where g.image_id = ${id}
      union select 'document', p.name, p.id::text from product_documents d join products p on p.id = d.product_id
        where d.image_id = ${id}
      union all select 'category', name, slug from categories where image_id = ${id}
      union all select 'brand', name, slug from brands where image_id = ${id}
      union all select 'banner', left(coalesce(nullif(text_it, ''), text_en), 60), id::text from banners where image_id = ${id}
      union all select 'term', t.name, null from attribute_terms t where image_id = ${id}
      union select 'text', title, slug from content_pages where body_html like ${`%/media/${key}-%`}
      union select 'text', c.title, c.slug from page_blocks b join content_pages c on c.id = b.page_id
        where ${id} = any (b.picture_ids)
      union all select 'home', '', null from page_blocks where page_id = 0 and ${id} = any (picture_ids)
    ) uses order by kind, name limit ${MOST_NAMED}`.execute(db);
  return rows.map(({ kind, name, target }) => ({ kind, name, path: target && pathOf(kind, target) }));
}

function pathOf(kind: PictureUse['kind'], target: string): string {
  if (kind === 'product') return picturesPath(Number(target));
  if (kind === 'document') return `/staff/products/${target}/`;
  if (kind === 'banner') return `/staff/banners/${target}/`;
  if (kind === 'category') return categoryPath(target);
  return kind === 'brand' ? brandPath(target) : `/${target}/`;
}
