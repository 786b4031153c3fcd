import type { RequestContext } from '#foundation/request-context/request-context.ts';

export type FileContent = {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array<ArrayBuffer>;
};

type StoredFile = { readonly name: string; readonly media_type: string; readonly stored_as: string };

/** A file of the ledger with its content; null where the folder has lost it. */
export async function contentOf(
  { privateFiles }: Pick<RequestContext, 'privateFiles'>,
  row: StoredFile,
): Promise<FileContent | null> {
  const content = await privateFiles.read(row.stored_as);
  return content ? { name: row.name, mediaType: row.media_type, content } : null;
}

/** A file that came with a registration or an order, with its content; null where it is gone or was never taken. */
export async function readRegistrationFile(
  ctx: Pick<RequestContext, 'db' | 'privateFiles'>,
  id: number,
): Promise<FileContent | null> {
  const row = await ctx.db
    .selectFrom('sent_files')
    .select(['name', 'media_type', 'stored_as'])
    .where('id', '=', id)
    .where('registration_field_id', 'is not', null)
    .where('taken_at', 'is not', null)
    .executeTakeFirst();
  return row ? contentOf(ctx, row) : null;
}
