import { sql } from 'kysely';
import type { Picture } from '#catalogue/media/rules/picture.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';
import { type PictureRow, pictureOf } from './picture-of.ts';

export type BrandTile = { readonly slug: string; readonly name: string; readonly picture: Picture | null };

/** The brands of which an audience finds something, by name, with their marks. */
export function readBrandTiles(
  ctx: Pick<RequestContext, 'db' | 'memory' | 'visitor'>,
): Promise<readonly BrandTile[]> {
  const { hidden } = ctx.visitor.audience;
  return ctx.memory.remember(`brand-tiles ${hidden?.key ?? ''}`, async () => {
    const { rows } = await sql<PictureRow & { slug: string; name: string }>`
      select b.slug, b.name, i.file_key, i.alt, i.width, i.height, i.widths
      from brands b left join images i on i.id = b.image_id and i.widths <> '{}'
      where exists (select from products p where p.brand_id = b.id and p.type <> 'variation' and p.status = 'published'
        and ${notHidden(hidden, sql`p.id`)})
      order by b.name, b.id`.execute(ctx.db);
    return rows.map((row) => ({ slug: row.slug, name: row.name, picture: pictureOf(row) }));
  });
}
