import { type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '#foundation/database/tables.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { FILE_WAITS_MS } from '../rules/file-limits.ts';
import { hashOfToken } from './store-file.ts';

/** A file that waits to be taken. */
export type SentFile = { readonly id: number; readonly fieldId: number; readonly name: string };

/** Files that the visitor's own session has sent, that nothing has taken and that do not wait too long. */
function waitingFiles({ db, clock, session }: Pick<RequestContext, 'db' | 'clock' | 'session'>) {
  const since = new Date(clock.now().getTime() - FILE_WAITS_MS);
  const isOwn = (of: ExpressionBuilder<Tables, 'sent_files'>) =>
    of.or([of('session_id', 'is', null), of('session_id', '=', session.current()?.id ?? -1)]);
  return db
    .selectFrom('sent_files')
    .select(['id', 'name', sql<string>`encode(token_hash, 'hex')`.as('hash')])
    .where('taken_at', 'is', null)
    .where('created_at', '>', since)
    .where(isOwn);
}

/** The files of a registration that tokens stand for, by token; any other token finds nothing. */
export async function findSentFiles(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'session'>,
  tokens: readonly string[],
): Promise<ReadonlyMap<string, SentFile>> {
  const asked = tokens.filter((token) => token.length > 20 && token.length < 100);
  if (asked.length === 0) return new Map();
  const hashes = new Map(asked.map((token) => [hashOfToken(token).toString('hex'), token]));
  const rows = await waitingFiles(ctx)
    .select('registration_field_id')
    .where('token_hash', 'in', asked.map(hashOfToken))
    .where('registration_field_id', 'is not', null)
    .execute();
  return new Map(
    rows.map(({ id, registration_field_id: fieldId, name, hash }) => [
      hashes.get(hash) ?? '',
      { id, fieldId: fieldId ?? 0, name },
    ]),
  );
}

/** A file that waits to be attached to a message, or to go with a return. */
export type WaitingFile = { readonly id: number; readonly token: string; readonly name: string };

/** The files of a message that tokens stand for, in their order; any other token finds nothing. */
export const findMessageFiles = (
  ctx: Pick<RequestContext, 'db' | 'clock' | 'session'>,
  tokens: readonly string[],
): Promise<readonly WaitingFile[]> => findWaitingFiles(ctx, tokens, 'message');

/** The files for a purpose that tokens stand for, in their order; any other token finds nothing. */
export async function findWaitingFiles(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'session'>,
  tokens: readonly string[],
  purpose: 'message' | 'return',
): Promise<readonly WaitingFile[]> {
  const asked = new Map(
    tokens
      .filter((token) => token.length > 20 && token.length < 100)
      .map((token) => [hashOfToken(token).toString('hex'), token]),
  );
  if (asked.size === 0) return [];
  const hashes = [...asked.keys()].map((hash) => Buffer.from(hash, 'hex'));
  const rows = await waitingFiles(ctx)
    .where('token_hash', 'in', hashes)
    .where('purpose', '=', purpose)
    .execute();
  const found = new Map(rows.map(({ id, name, hash }) => [hash, { id, name }]));
  return [...asked].flatMap(([hash, token]) => {
    const file = found.get(hash);
    return file ? [{ ...file, token }] : [];
  });
}
