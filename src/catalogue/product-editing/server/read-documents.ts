import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** A document of the media library as the editor of a product names it. */
export type KnownDocument = { readonly id: number; readonly fileName: string; readonly key: string };

/** So many are offered, the newest. */
const MOST_OFFERED = 200;

/** The documents that a product can be given, with those that it has. */
export async function readDocuments(
  { db }: Pick<RequestContext, 'db'>,
  linked: readonly number[],
): Promise<readonly KnownDocument[]> {
  const { rows } = await sql<KnownDocument>`
    (select id, file_name as "fileName", file_key as key from images
      where media_type = 'application/pdf' order by created_at desc, id desc limit ${sql.lit(MOST_OFFERED)})
    union
    select id, file_name, file_key from images where id = any (${linked}::int[]) and media_type = 'application/pdf'
    order by 1 desc`.execute(db);
  return rows;
}
