import { timingSafeEqual } from 'node:crypto';
import type { Nonces } from '#foundation/services/nonces.ts';

const lifeSeconds = 48 * 60 * 60;
const handoverMs = 60 * 60 * 1000;

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function decoded(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return null;
  }
}

/** A Cart-Token: a JWT that opens one cart for 48 hours without cookie and nonce (wire 1.0). */
export function makeCartToken(nonces: Pick<Nonces, 'sign'>, userId: string, now: Date): string {
  const iat = Math.floor(now.getTime() / 1000);
  const payload = { user_id: userId, exp: iat + lifeSeconds, iss: 'store-api', iat };
  const signed = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(payload)}`;
  return `${signed}.${nonces.sign(signed)}`;
}

type Claims = { readonly owner: string; readonly signedAt: Date; readonly expiresAt: Date };

/** What a token says that this shop has signed; null for any other. */
function readClaims(nonces: Pick<Nonces, 'sign'>, token: string): Claims | null {
  const [header = '', payload = '', signature = '', more] = token.split('.');
  if (more !== undefined) return null;
  const expected = Buffer.from(nonces.sign(`${header}.${payload}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const head = decoded(header);
  const claims = decoded(payload);
  if (typeof head !== 'object' || head === null || typeof claims !== 'object' || claims === null) return null;
  if (!('alg' in head && 'typ' in head && 'exp' in claims && 'iat' in claims && 'user_id' in claims)) {
    return null;
  }
  const { exp, iat, user_id: owner } = claims;
  if (head.alg !== 'HS256' || head.typ !== 'JWT') return null;
  if (typeof exp !== 'number' || typeof iat !== 'number' || typeof owner !== 'string') return null;
  return { owner, signedAt: new Date(iat * 1000), expiresAt: new Date(exp * 1000) };
}

/** Whose cart a token opens; null for a token that is none, forged or past its end, which is no error by itself (wire 1.0). */
export function readCartToken(nonces: Pick<Nonces, 'sign'>, token: string, now: Date): string | null {
  const claims = readClaims(nonces, token);
  return claims && claims.expiresAt > now ? claims.owner : null;
}

/** Whose cart a token in an address hands over, for an hour from when it was signed; `unsigned` for one that this shop has not made. */
export function readHandoverToken(
  nonces: Pick<Nonces, 'sign'>,
  token: string,
  now: Date,
):
  | { readonly ok: true; readonly owner: string; readonly signedAt: Date }
  | { readonly ok: false; readonly code: 'unsigned' | 'too-old' } {
  const claims = readClaims(nonces, token);
  if (!claims) return { ok: false, code: 'unsigned' };
  const { owner, signedAt } = claims;
  const isFresh = now.getTime() - signedAt.getTime() <= handoverMs;
  return isFresh ? { ok: true, owner, signedAt } : { ok: false, code: 'too-old' };
}
