import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { PrivateFiles } from '#foundation/services/files/private-files.ts';
import { FILE_WAITS_MS, UPLOAD_ENDS_WITHIN_MS } from '../rules/file-limits.ts';

/** How many names of files are asked about in one question. */
const AT_ONCE = 500;

/**
 * Deletes what is no longer needed: uploads that never ended, files that no form used, and files without a row in the tables, of a deleted
 * customer or a process that was killed.
 */
export async function sweepSentFiles(
  db: Database,
  files: PrivateFiles,
  now: Date,
  uploadMs = UPLOAD_ENDS_WITHIN_MS,
): Promise<number> {
  let cleared = await files.clearIncoming(uploadMs);
  const since = new Date(now.getTime() - FILE_WAITS_MS);
  // One that an answer or an order speaks of stays; it goes with the customer that it came from.
  await sql`
    with of_orders as materialized (
      select (answer ->> 'fileId')::bigint as id from orders o, jsonb_array_elements(o.registration -> 'answers') answer
      where o.registration is not null and answer ->> 'fileId' is not null)
    delete from sent_files f where created_at <= ${since}
      and not exists (select from registration_answers a where a.file_id = f.id)
      and not exists (select from quote_answers q where q.file_id = f.id)
      and not exists (select from message_files m where m.file_id = f.id)
      and not exists (select from return_files r where r.file_id = f.id)
      and not exists (select from inbound_email_files i where i.file_id = f.id)
      and not exists (select from of_orders where of_orders.id = f.id)`.execute(db);
  const names = await files.names(uploadMs);
  for (let at = 0; at < names.length; at += AT_ONCE) {
    const some = names.slice(at, at + AT_ONCE);
    const known = await db
      .selectFrom('sent_files')
      .select('stored_as')
      .where('stored_as', 'in', some)
      .union(
        db
          .selectFrom('parcel_labels')
          .select(({ ref }) => ref('stored_as').$notNull().as('stored_as'))
          .where('stored_as', 'in', some),
      )
      .execute();
    const referenced = new Set(known.map((row) => row.stored_as));
    for (const name of some.filter((one) => !referenced.has(one))) {
      await files.remove(name);
      cleared += 1;
    }
  }
  return cleared;
}
