import { isIP } from 'node:net';

// Names that no public register gives away, and those of private networks.
const reserved = ['localhost', 'test', 'example', 'invalid', 'local', 'internal', 'lan', 'home', 'home.arpa'];
const privateV4 =
  /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;
const privateV6 = /^(::1?$|::ffff:|f[cd]|fe[89ab])/;

/** Whether people from outside can reach a shop by its address: not on this machine, in a private network or by a reserved name. */
export function isPublicAddress(shopUrl: string): boolean {
  const host = new URL(shopUrl).hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  const version = isIP(host);
  if (version === 4) return !privateV4.test(host);
  if (version === 6) return !privateV6.test(host);
  return host.includes('.') && !reserved.some((name) => host.endsWith(`.${name}`));
}
