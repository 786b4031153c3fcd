import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { deviceCookie, deviceSeconds } from '../../rules/device-cookie.ts';

const cookieOf = ({ wire }: Pick<RequestContext, 'wire'>) => deviceCookie(wire.platform);

const signed = (ctx: Pick<RequestContext, 'nonces'>, customerId: number, name: string) =>
  ctx.nonces.sign(`device ${name} of customer ${customerId}`);

/** The name of the browser that asks, if it has been logged in to the account before; it opens nothing. */
export function knownDevice(
  ctx: Pick<RequestContext, 'wire' | 'nonces' | 'cookie'>,
  customerId: number,
): string | null {
  const [id, name = '', signature = ''] = ctx.cookie(cookieOf(ctx)).split('.');
  if (id !== String(customerId) || name === '' || name.length > 40) return null;
  const expected = Buffer.from(signed(ctx, customerId, name));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? name : null;
}

/** Gives the browser a name by which the account knows it from now on. */
export function rememberDevice(
  ctx: Pick<RequestContext, 'wire' | 'nonces' | 'cookie' | 'reply'>,
  customerId: number,
): void {
  const name = knownDevice(ctx, customerId) ?? randomBytes(12).toString('base64url');
  const value = `${customerId}.${name}.${signed(ctx, customerId, name)}`;
  ctx.reply.setCookie(cookieOf(ctx), value, { httpOnly: true, maxAge: deviceSeconds });
}
