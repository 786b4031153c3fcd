import type { Picture } from '#catalogue/media/rules/picture.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';

/** A picture by its id, or null; 0 is none. */
export function readPicture(toolbox: Toolbox, imageId: number): Promise<Picture | null> {
  if (imageId === 0) return Promise.resolve(null);
  return toolbox.memory.remember(`picture:${imageId}`, async () => {
    const row = await toolbox.db
      .selectFrom('images')
      .select(['file_key', 'alt', 'width', 'height', 'widths'])
      .where('id', '=', imageId)
      .executeTakeFirst();
    return row
      ? { key: row.file_key, alt: row.alt, width: row.width, height: row.height, widths: row.widths }
      : null;
  });
}
