const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** When failures expire: so long after the last one. */
export const failuresExpireMs = 24 * 60 * minuteMs;

/** From so many failures of an account on, attempts from unknown networks wait longer. */
export const underAttackFrom = 50;

type Ladder = { readonly free: number; readonly firstMs: number; readonly longestMs: number };

const ladders = {
  // One network that tries one account: typing errors are free.
  network: { free: 5, firstMs: 2 * secondMs, longestMs: 15 * minuteMs },
  // The same while the account is tried from everywhere.
  'network-under-attack': { free: 1, firstMs: 30 * secondMs, longestMs: 60 * minuteMs },
  // A browser that has been logged in to the account before.
  device: { free: 10, firstMs: 2 * secondMs, longestMs: 5 * minuteMs },
  // One address that tries accounts of any kind.
  address: { free: 30, firstMs: 2 * secondMs, longestMs: 5 * minuteMs },
  // Emails that a visitor causes to an email address, whose owner may not want them.
  emails: { free: 3, firstMs: minuteMs, longestMs: 60 * minuteMs },
  // Emails and accounts that one network address requests.
  asking: { free: 20, firstMs: 10 * secondMs, longestMs: 60 * minuteMs },
} as const satisfies Record<string, Ladder>;

export type LadderName = keyof typeof ladders;

/** How long the next attempt has to wait after so many failures, in milliseconds: nothing at first, then doubling up to a bound. */
export function delayAfter(name: LadderName, failures: number): number {
  const { free, firstMs, longestMs } = ladders[name];
  if (failures < free) return 0;
  return Math.min(longestMs, firstMs * 2 ** Math.min(failures - free, 30));
}

/** All delays of a ladder by the number of failures less one, up to the one that stays the longest. */
export function delayLadder(name: LadderName): readonly number[] {
  const delays: number[] = [];
  for (let failures = 1; delays.at(-1) !== ladders[name].longestMs; failures += 1) {
    delays.push(delayAfter(name, failures));
  }
  return delays;
}

/** The network that an address belongs to: the owner of one IPv6 address has all of its /64. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const between =
    tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...between, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.slice(0, 4).join(':')}::/64`;
}
