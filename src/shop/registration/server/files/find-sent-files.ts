import { sql } from 'kysely';
import type { Toolbox } from '#services/toolbox.ts';
import { FILE_WAITS_MS } from '../../rules/constants.ts';
import { hashOfToken } from './keep-file.ts';

/** A file that waits to be taken. */
export type SentFile = { readonly id: number; readonly fieldId: number; readonly name: string };

/**
 * The files that tokens stand for, by token: only those that the visitor's own session has sent, that no registration has taken and that
 * do not wait too long; any other token finds nothing.
 */
export async function findSentFiles(
  { db, clock, session }: Pick<Toolbox, 'db' | 'clock' | 'session'>,
  tokens: readonly string[],
): Promise<ReadonlyMap<string, SentFile>> {
  const asked = tokens.filter((token) => token.length > 20 && token.length < 100);
  if (asked.length === 0) return new Map();
  const since = new Date(clock.now().getTime() - FILE_WAITS_MS);
  const hashes = new Map(asked.map((token) => [hashOfToken(token).toString('hex'), token]));
  const rows = await db
    .selectFrom('registration_files')
    .select(['id', 'field_id', 'name', sql<string>`encode(token_hash, 'hex')`.as('hash')])
    .where('token_hash', 'in', asked.map(hashOfToken))
    .where('taken_at', 'is', null)
    .where('created_at', '>', since)
    .where((of) => of.or([of('session_id', 'is', null), of('session_id', '=', session.current()?.id ?? -1)]))
    .execute();
  return new Map(
    rows.map(({ id, field_id: fieldId, name, hash }) => [hashes.get(hash) ?? '', { id, fieldId, name }]),
  );
}
