import type { Picture } from '#catalogue/media/rules/picture.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { pictureOf } from './picture-of.ts';

/** A picture by its id, or null; 0 is none. */
export function readPicture(ctx: RequestContext, imageId: number): Promise<Picture | null> {
  if (imageId === 0) return Promise.resolve(null);
  return ctx.memory.remember(`picture:${imageId}`, async () => {
    const row = await ctx.db
      .selectFrom('images')
      .select(['file_key', 'alt', 'width', 'height', 'widths'])
      .where('id', '=', imageId)
      .executeTakeFirst();
    return row ? pictureOf(row) : null;
  });
}
