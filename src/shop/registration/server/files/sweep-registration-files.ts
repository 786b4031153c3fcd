import { sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { PrivateFiles } from '#services/private-files.ts';
import { FILE_WAITS_MS, UPLOAD_ENDS_WITHIN_MS } from '../../rules/constants.ts';

/**
 * Clears away what nobody will ask for: uploads that never ended, files that no registration took, and files that no book knows, of a
 * customer who is gone or a process that was killed.
 */
export async function sweepRegistrationFiles(
  db: Database,
  files: PrivateFiles,
  now: Date,
  uploadMs = UPLOAD_ENDS_WITHIN_MS,
): Promise<number> {
  let cleared = await files.clearIncoming(uploadMs);
  const since = new Date(now.getTime() - FILE_WAITS_MS);
  // One that an answer or an order speaks of stays; it goes with the customer that it came from.
  await sql`delete from registration_files f where created_at <= ${since}
    and not exists (select from registration_answers a where a.file_id = f.id)
    and (taken_at is null or not exists (select from orders o where o.registration is not null
      and o.registration @> jsonb_build_object('answers', jsonb_build_array(jsonb_build_object('fileId', f.id)))))`.execute(
    db,
  );
  for (const name of await files.names(uploadMs)) {
    const known = await db
      .selectFrom('registration_files')
      .select('id')
      .where('stored_as', '=', name)
      .executeTakeFirst();
    if (known) continue;
    await files.remove(name);
    cleared += 1;
  }
  return cleared;
}
