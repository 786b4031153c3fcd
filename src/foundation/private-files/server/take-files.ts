import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** Marks the files of answers as used, in the transaction that stores the answers; throws if another one used them first. */
export async function takeFiles(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  answers: readonly { readonly fileId: number | null }[],
): Promise<void> {
  const ids = answers.flatMap(({ fileId }) => fileId ?? []);
  if (ids.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    update sent_files set taken_at = ${clock.now()}, session_id = null, sender = null
    where id = any(${ids}) and taken_at is null returning id`.execute(db);
  if (rows.length !== new Set(ids).size) throw new Error('a file was taken twice');
}
