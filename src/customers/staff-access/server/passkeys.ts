import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { MOST_PASSKEYS } from '../rules/staff-access-page.ts';
import { readCreation, readProof } from './passkey-answer.ts';
import { consumeChallenge, noteChallenge } from './passkey-challenges.ts';

type Needs = Pick<RequestContext, 'db' | 'clock' | 'session' | 'shopUrl' | 'settings' | 'log'>;

/** EdDSA, ES256 and RS256 by their COSE numbers: what all of today's authenticators sign with. */
const signatures = [-8, -7, -257];

/** The shop as browsers know it: passkeys hold for its host alone. */
const partyOf = (shopUrl: string) => {
  const { hostname, origin } = new URL(shopUrl);
  return { expectedRPID: hostname, expectedOrigin: origin };
};

const known = ({ db }: Pick<Needs, 'db'>, customerId: number) =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .limit(MOST_PASSKEYS)
    .execute();

/** What a browser makes a passkey of, as JSON; the challenge waits in this session with the name of the passkey. */
export async function creationOptions(ctx: Needs, person: Person, name: string): Promise<string> {
  const own = await known(ctx, person.customerId);
  const options = await generateRegistrationOptions({
    rpName: ctx.settings.shop_name,
    rpID: partyOf(ctx.shopUrl).expectedRPID,
    userName: person.email,
    userDisplayName: `${person.firstName} ${person.lastName}`.trim() || person.email,
    userID: new TextEncoder().encode(`staff ${person.customerId}`),
    attestationType: 'none',
    supportedAlgorithmIDs: [...signatures],
    excludeCredentials: own.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await noteChallenge(ctx, options.challenge, name);
  return JSON.stringify(options);
}

/** What a browser proves a passkey of the account with, as JSON; '' where the account has none. */
export async function proofOptions(ctx: Needs, customerId: number): Promise<string> {
  const own = await known(ctx, customerId);
  if (own.length === 0) return '';
  const options = await generateAuthenticationOptions({
    rpID: partyOf(ctx.shopUrl).expectedRPID,
    allowCredentials: own.map(({ credential_id: id, transports }) => ({ id, transports })),
    userVerification: 'preferred',
  });
  await noteChallenge(ctx, options.challenge, '');
  return JSON.stringify(options);
}

/** Stores the passkey that a browser made for the challenge of this session; null where its answer is not genuine. */
export async function storePasskey(
  ctx: Needs,
  customerId: number,
  posted: string,
): Promise<{ readonly name: string } | null> {
  const answer = readCreation(posted);
  const waits = await consumeChallenge(ctx);
  if (!answer || !waits || waits.name === '') return null;
  const verified = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: waits.challenge,
    ...partyOf(ctx.shopUrl),
    requireUserVerification: false,
  }).catch(notGenuine(ctx));
  if (!verified?.verified) return null;
  const { credential } = verified.registrationInfo;
  const stored = await ctx.db
    .insertInto('passkeys')
    .values({
      customer_id: customerId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: [...(credential.transports ?? [])],
      name: waits.name,
      created_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored ? { name: waits.name } : null;
}

/** Whether a browser has proven a passkey of the account for the challenge of this session. */
export async function provePasskey(ctx: Needs, customerId: number, posted: string): Promise<boolean> {
  const answer = readProof(posted);
  const waits = await consumeChallenge(ctx);
  if (!answer || !waits || waits.name !== '') return false;
  const row = (await known(ctx, customerId)).find(({ credential_id: id }) => id === answer.id);
  if (!row) return false;
  const verified = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: waits.challenge,
    ...partyOf(ctx.shopUrl),
    requireUserVerification: false,
    credential: {
      id: row.credential_id,
      publicKey: new Uint8Array(row.public_key),
      counter: Number(row.counter),
    },
  }).catch(notGenuine(ctx));
  if (!verified?.verified) return false;
  await ctx.db
    .updateTable('passkeys')
    .set({ counter: verified.authenticationInfo.newCounter, last_used_at: ctx.clock.now() })
    .where('id', '=', row.id)
    .execute();
  return true;
}

/** The library throws for what a browser would never answer; why, is for the log alone. */
const notGenuine =
  ({ log }: Pick<Needs, 'log'>) =>
  (error: unknown): null => {
    log.warn({ err: error }, 'the answer of a passkey was refused');
    return null;
  };
