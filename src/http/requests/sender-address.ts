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
 * Where a request comes from: the right-most address of its way here that is no trusted proxy's, for whatever stands further left may
 * have been written by anybody. Where every address of the way is a trusted proxy's it is the first of them. Null: the peer has left.
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

/** Where a request came from; null where nobody has noted it. */
export function addressOf(request: Request): string | null {
  return addresses.get(request) ?? null;
}
