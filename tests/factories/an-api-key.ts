import { randomBytes } from 'node:crypto';
import type { ApiKeyAccess } from '#customers/api-keys/rules/api-key.ts';
import { apiKeyDigest, sealedForKey } from '#customers/api-keys/server/api-key-digest.ts';
import { aPaymentSetup } from './a-payment-setup.ts';
import { aPerson } from './a-person.ts';
import type { TestShop } from './a-shop.ts';

export type TestApiKey = {
  readonly id: number;
  readonly ownerId: number;
  readonly consumerKey: string;
  readonly consumerSecret: string;
};

/** A key of somebody new of the staff. */
export async function anApiKey(
  shop: Pick<TestShop, 'db' | 'clock'>,
  { role, access = 'read_write' }: { readonly role: string; readonly access?: ApiKeyAccess },
): Promise<TestApiKey> {
  const { customerId: ownerId } = await aPerson(shop.db, role);
  const consumerKey = `ck_${randomBytes(20).toString('hex')}`;
  const consumerSecret = `cs_${randomBytes(20).toString('hex')}`;
  const digest = apiKeyDigest(consumerKey);
  const { id } = await shop.db
    .insertInto('api_keys')
    .values({
      customer_id: ownerId,
      name: 'A program',
      key_digest: digest,
      key_end: consumerKey.slice(-7),
      secret_digest: apiKeyDigest(consumerSecret),
      sealed_secret: aPaymentSetup().seal.seal(consumerSecret, sealedForKey(digest)),
      access,
      created_at: shop.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, ownerId, consumerKey, consumerSecret };
}

/** The header by which a program names key and secret. */
export const basicOf = ({ consumerKey, consumerSecret }: TestApiKey) => ({
  authorization: `Basic ${Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')}`,
});
