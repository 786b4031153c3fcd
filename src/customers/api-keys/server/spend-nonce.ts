import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { SIGNED_CALL_MS } from '../rules/api-key.ts';
import { apiKeyDigest } from './api-key-digest.ts';

/** Spends the nonce of a signed call; false where the key has brought it before. */
export async function spendNonce(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  call: { readonly keyId: number; readonly nonce: string; readonly timestamp: number },
): Promise<boolean> {
  const digest = apiKeyDigest(`${call.timestamp} ${call.nonce}`);
  const { rows } = await sql<{ key_id: number }>`/* prepared */
    insert into api_nonces (key_id, digest, used_at) values (${call.keyId}, ${digest}, ${clock.now()})
    on conflict do nothing returning key_id`.execute(db);
  return rows.length > 0;
}

/** Removes the nonces that no timestamp within the allowed time can bring again; returns how many. */
export async function sweepNonces(db: Database, now: Date): Promise<number> {
  // A timestamp may be ahead of the shop's clock by as much as it may lie behind.
  const before = new Date(now.getTime() - 2 * SIGNED_CALL_MS);
  const { numDeletedRows } = await db
    .deleteFrom('api_nonces')
    .where('used_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
