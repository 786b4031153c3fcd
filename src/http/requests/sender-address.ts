import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { plainAddress } from '#http/config/address-set.ts';

/** One entry of `X-Forwarded-For` without the port that some proxies add; null where it is no address. */
function forwardedAddress(entry: string): string | null {
  const text = entry.trim();
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = plainAddress(bare);
  return isIP(address) === 0 ? null : address;
}

/**
 * The address that a request comes from: the right-most one of its forwarding chain that is no trusted proxy's, since any client can write
 * what is further left. Where all of them are trusted proxies it is the first. Null: the peer has left.
 */
export function senderAddress(
  request: {
    readonly headers: IncomingMessage['headers'];
    readonly socket: { readonly remoteAddress?: string | undefined };
  },
  isTrustedProxy: (address: string) => boolean,
): string | null {
  let address = plainAddress(request.socket.remoteAddress ?? '');
  if (address === '') return null;
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  while (isTrustedProxy(address)) {
    const before = forwardedAddress(forwarded.pop() ?? '');
    if (before === null) return address;
    address = before;
  }
  return address;
}

// Beside the request, not in it: a header could be written by anybody.
const addresses = new WeakMap<Request, string>();

/** Notes where a request came from. */
export function noteAddress(request: Request, address: string | null): void {
  if (address !== null) addresses.set(request, address);
}

/** The address that a request came from; null where none was noted. */
export function addressOf(request: Request): string | null {
  return addresses.get(request) ?? null;
}
