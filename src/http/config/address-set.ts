import { BlockList, isIP, isIPv6 } from 'node:net';

/** An address in its plainest form: an IPv4 address that came over IPv6 as IPv4, no zone of an interface. */
export const plainAddress = (address: string): string =>
  address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

const bitsOf = (address: string) => (isIPv6(address) ? 128 : 32);

type Network = { readonly address: string; readonly prefix: number };

/** An address, or a network in CIDR notation (`10.0.0.0/8`, `fd00::/8`); null for anything else. */
function parseNetwork(text: string): Network | null {
  const [address = '', prefix, ...rest] = text.split('/');
  if (isIP(address) === 0 || address.includes('%') || rest.length > 0) return null;
  if (prefix === undefined) return { address, prefix: bitsOf(address) };
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
  return bits <= bitsOf(address) ? { address, prefix: bits } : null;
}

/** Whether a text names an address or a network in CIDR notation, IPv4 or IPv6. */
export const isNetwork = (text: string): boolean => parseNetwork(text) !== null;

/** Whether an address lies in one of these networks; the list of networks is one that `isNetwork` has accepted. */
export function addressSet(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const text of networks) {
    const network = parseNetwork(text);
    if (!network) throw new Error(`${text} is no network`);
    list.addSubnet(network.address, network.prefix, familyOf(network.address));
  }
  return (address) => {
    const plain = plainAddress(address);
    return isIP(plain) !== 0 && list.check(plain, familyOf(plain));
  };
}
