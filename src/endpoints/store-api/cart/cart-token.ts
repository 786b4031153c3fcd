import { timingSafeEqual } from 'node:crypto';
import type { Nonces } from '#services/nonces.ts';

const lifeSeconds = 48 * 60 * 60;

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

/** Whose cart a token opens; null for a token that is none, forged or past its end, which is no error by itself (wire 1.0). */
export function readCartToken(nonces: Pick<Nonces, 'sign'>, token: string, now: Date): string | null {
  const [header = '', payload = '', signature = '', more] = token.split('.');
  if (more !== undefined) return null;
  const expected = Buffer.from(nonces.sign(`${header}.${payload}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const head = decoded(header);
  const claims = decoded(payload);
  if (typeof head !== 'object' || head === null || typeof claims !== 'object' || claims === null) return null;
  if (!('alg' in head && 'typ' in head && 'exp' in claims && 'user_id' in claims)) return null;
  if (head.alg !== 'HS256' || head.typ !== 'JWT') return null;
  if (typeof claims.exp !== 'number' || claims.exp * 1000 <= now.getTime()) return null;
  return typeof claims.user_id === 'string' ? claims.user_id : null;
}
