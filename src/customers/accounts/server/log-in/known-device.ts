import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';

const keptS = 365 * 24 * 60 * 60;

const cookieOf = ({ wire }: Pick<Toolbox, 'wire'>) => `${wire.platform}_device`;

const signed = (toolbox: Pick<Toolbox, 'nonces'>, customerId: number, name: string) =>
  toolbox.nonces.sign(`device ${name} of customer ${customerId}`);

/** The name of the browser that asks, if it has been logged in to the account before; it opens nothing. */
export function knownDevice(
  toolbox: Pick<Toolbox, 'wire' | 'nonces' | 'cookie'>,
  customerId: number,
): string | null {
  const [id, name = '', signature = ''] = toolbox.cookie(cookieOf(toolbox)).split('.');
  if (id !== String(customerId) || name === '' || name.length > 40) return null;
  const expected = Buffer.from(signed(toolbox, customerId, name));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? name : null;
}

/** Gives the browser a name by which the account knows it from now on. */
export function rememberDevice(
  toolbox: Pick<Toolbox, 'wire' | 'nonces' | 'cookie' | 'reply'>,
  customerId: number,
): void {
  const name = knownDevice(toolbox, customerId) ?? randomBytes(12).toString('base64url');
  const value = `${customerId}.${name}.${signed(toolbox, customerId, name)}`;
  toolbox.reply.setCookie(cookieOf(toolbox), value, { httpOnly: true, maxAge: keptS });
}
