import type { Database } from '#foundation/database/client.ts';

let count = 0;

/** A picture in the shop's books; no file is drawn. */
export async function anImage(
  db: Database,
  wish: { fileKey?: string; alt?: string; title?: string; caption?: string } = {},
): Promise<{ id: number; fileKey: string }> {
  count += 1;
  const fileKey = wish.fileKey ?? `foto-${count}`;
  const row = await db
    .insertInto('images')
    .values({
      file_key: fileKey,
      alt: wish.alt ?? `Foto ${count}`,
      title: wish.title ?? '',
      caption: wish.caption ?? '',
      width: 1200,
      height: 1200,
      widths: [160, 320, 640, 1200],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: row.id, fileKey };
}
