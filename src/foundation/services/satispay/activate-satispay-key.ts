import { createPublicKey, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { ProviderAnswer } from '#foundation/payment-provider/rules/payment-adapter.ts';
import { type CallerOptions, createProviderCaller, unanswered } from '../call-provider.ts';
import { satispayIssue } from './read-satispay-payment.ts';

export type SatispayKey = { readonly keyId: string; readonly privateKey: string };

const activated = z.object({ key_id: z.string().min(1).max(500) });

/** A new private key as PEM. */
export async function makeSatispayKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 4096 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** Pairs a private key with the shop at Satispay, by the activation code of its dashboard, which works once. */
export async function activateSatispayKey(
  options: CallerOptions,
  { privateKey, activationCode }: { readonly privateKey: string; readonly activationCode: string },
): Promise<ProviderAnswer<SatispayKey>> {
  const call = createProviderCaller({ ...options, attempts: 1 }, { issueOf: satispayIssue });
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();
  const answer = await call({
    method: 'POST',
    path: '/g_business/v1/authentication_keys',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ public_key: publicKey, token: activationCode }),
  });
  if (!answer.ok) return answer;
  const read = activated.safeParse(answer.value.json);
  return read.success ? { ok: true, value: { keyId: read.data.key_id, privateKey } } : unanswered('NO_KEY');
}
