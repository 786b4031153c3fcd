import type { Database } from '#foundation/database/client.ts';

let count = 0;

/** A picture in the ledger; no file is drawn. */
export async function anImage(
  db: Database,
  options: { fileKey?: string; alt?: string; title?: string; caption?: string } = {},
): Promise<{ id: number; fileKey: string }> {
  count += 1;
  const fileKey = options.fileKey ?? `foto-${count}`;
  const row = await db
    .insertInto('images')
    .values({
      file_key: fileKey,
      alt: options.alt ?? `Foto ${count}`,
      title: options.title ?? '',
      caption: options.caption ?? '',
      width: 1200,
      height: 1200,
      widths: [160, 320, 640, 1200],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: row.id, fileKey };
}
