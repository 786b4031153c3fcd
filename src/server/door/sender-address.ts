import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

// A proxy stands on the same machine or in the same network; anybody else may write into headers what they like.
const near = new BlockList();
near.addSubnet('127.0.0.0', 8, 'ipv4');
near.addSubnet('10.0.0.0', 8, 'ipv4');
near.addSubnet('172.16.0.0', 12, 'ipv4');
near.addSubnet('192.168.0.0', 16, 'ipv4');
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '');

const isNear = (address: string) => near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Where a request comes from: its peer or, behind a near proxy, the last address that the proxy has noted. */
export function senderAddress(request: {
  readonly headers: IncomingMessage['headers'];
  readonly socket: { readonly remoteAddress?: string | undefined };
}): string | null {
  const peer = plain(request.socket.remoteAddress ?? '');
  if (peer === '') return null;
  const noted = [request.headers['x-forwarded-for'] ?? ''].flat().join(',').split(',').at(-1)?.trim() ?? '';
  return noted !== '' && noted.length <= 45 && isNear(peer) ? plain(noted) : peer;
}

// Beside the request, not in it: a header could be written by anybody.
const addresses = new WeakMap<Request, string>();

/** Notes where a request came from. */
export function noteAddress(request: Request, address: string | null): void {
  if (address !== null) addresses.set(request, address);
}

/** Where a request came from; null where nobody has noted it. */
export function addressOf(request: Request): string | null {
  return addresses.get(request) ?? null;
}
