import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** Takes the files of answers for good, in the transaction that keeps the answers; throws where somebody else was quicker. */
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
