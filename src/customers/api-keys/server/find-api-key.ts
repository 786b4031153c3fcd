import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type ApiKeyAccess, isConsumerKey, isConsumerSecret, LAST_USE_MS } from '../rules/api-key.ts';
import { apiKeyDigest, sealedForKey } from './api-key-digest.ts';

/** A key whose secret has been proven. */
export type OpenedApiKey = {
  readonly id: number;
  readonly customerId: number;
  readonly access: ApiKeyAccess;
};

type Row = {
  id: number;
  customer_id: number;
  access: ApiKeyAccess;
  secret_digest: Buffer;
  sealed_secret: string;
  last_used_at: Date | null;
  revoked_at: Date | null;
};

/** A key that is stored, before anybody has proven to have its secret. */
export type FoundApiKey = OpenedApiKey & {
  readonly isRevoked: boolean;
  readonly lastUsedAt: Date | null;
  /** in the same time for every secret */
  hasSecret(secret: string): boolean;
  /** for signatures; null where the shop's key of credentials is another one by now */
  secret(): string | null;
};

/** Finds a key by what programs call the consumer key; null for an unknown one. */
export async function findApiKey(
  { db, paymentSetup }: Pick<RequestContext, 'db' | 'paymentSetup'>,
  consumerKey: string,
): Promise<FoundApiKey | null> {
  if (!isConsumerKey(consumerKey)) return null;
  const digest = apiKeyDigest(consumerKey);
  const { rows } = await sql<Row>`/* prepared */
    select id, customer_id, access, secret_digest, sealed_secret, last_used_at, revoked_at
    from api_keys where key_digest = ${digest}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return {
    id: row.id,
    customerId: row.customer_id,
    access: row.access,
    isRevoked: row.revoked_at !== null,
    lastUsedAt: row.last_used_at,
    hasSecret: (secret) =>
      timingSafeEqual(apiKeyDigest(secret), row.secret_digest) && isConsumerSecret(secret),
    secret: () => paymentSetup.seal.open(row.sealed_secret, sealedForKey(digest)),
  };
}

/** Stores when a key was used last and from where, once a minute at most. */
export async function noteKeyUse(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  { id, lastUsedAt }: Pick<FoundApiKey, 'id' | 'lastUsedAt'>,
  address: string | null,
): Promise<void> {
  const now = clock.now();
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < LAST_USE_MS) return;
  await sql`/* prepared */
    update api_keys set last_used_at = ${now}, last_used_from = ${address}
    where id = ${id} and revoked_at is null`.execute(db);
}
