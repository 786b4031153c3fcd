import { randomBytes } from 'node:crypto';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ApiKeyDraft } from '../rules/api-key.ts';
import { apiKeyDigest, sealedForKey } from './api-key-digest.ts';
import { listKeyOwners } from './list-key-owners.ts';

const randomHex = () => randomBytes(20).toString('hex');

/** A new key, shown once: what is stored of it cannot be turned back into it. */
export type MadeApiKey = { readonly consumerKey: string; readonly consumerSecret: string };

export type CreatedApiKey =
  | ({ readonly ok: true; readonly id: number } & MadeApiKey)
  | { readonly ok: false; readonly error: { readonly code: 'owner-above' } };

const shownEnd = 7;

/** Makes a key that acts as somebody of the staff whose role allows nothing beyond the own one. */
export function createApiKey(ctx: RequestContext, draft: ApiKeyDraft): Promise<CreatedApiKey> {
  return inTransaction(ctx.db, async (db): Promise<CreatedApiKey> => {
    const inside = { ...ctx, db };
    const owner = (await listKeyOwners(inside)).find(({ id }) => String(id) === draft.owner);
    if (!owner) return { ok: false, error: { code: 'owner-above' } };
    const consumerKey = `ck_${randomHex()}`;
    const consumerSecret = `cs_${randomHex()}`;
    const digest = apiKeyDigest(consumerKey);
    const end = consumerKey.slice(-shownEnd);
    const { id } = await db
      .insertInto('api_keys')
      .values({
        customer_id: owner.id,
        name: draft.name,
        key_digest: digest,
        key_end: end,
        secret_digest: apiKeyDigest(consumerSecret),
        sealed_secret: ctx.paymentSetup.seal.seal(consumerSecret, sealedForKey(digest)),
        access: draft.access,
        created_at: ctx.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAudit(inside, {
      what: 'created',
      subject: { kind: 'api-key', id, name: draft.name },
      after: { keyEnd: end, keyAccess: draft.access, keyOwner: owner.name },
    });
    return { ok: true, id, consumerKey, consumerSecret };
  });
}
