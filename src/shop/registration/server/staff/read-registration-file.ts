import type { Toolbox } from '#services/toolbox.ts';

export type RegistrationFile = {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array<ArrayBuffer>;
};

/** A file that came with a registration or an order, with its content; null where it is gone or was never taken. */
export async function readRegistrationFile(
  { db, privateFiles }: Pick<Toolbox, 'db' | 'privateFiles'>,
  id: number,
): Promise<RegistrationFile | null> {
  const row = await db
    .selectFrom('registration_files')
    .select(['name', 'media_type', 'stored_as'])
    .where('id', '=', id)
    .where('taken_at', 'is not', null)
    .executeTakeFirst();
  const content = row && (await privateFiles.read(row.stored_as));
  return row && content ? { name: row.name, mediaType: row.media_type, content } : null;
}
