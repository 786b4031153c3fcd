import type { Database } from '#foundation/database/client.ts';
import { documentType } from '../../rules/document.ts';

/** A document as it is delivered: the name that it is saved under, and its file. */
export type DeliveredDocument = { readonly fileName: string; readonly original: string };

/** The document behind an address; null where there is none. */
export async function findDocument(db: Database, key: string): Promise<DeliveredDocument | null> {
  const found = await db
    .selectFrom('images')
    .select(['file_name as fileName', 'original'])
    .where('file_key', '=', key)
    .where('media_type', '=', documentType)
    .limit(1)
    .executeTakeFirst();
  return found?.original ? { fileName: found.fileName, original: found.original } : null;
}
