const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether an `Origin` is the shop's own, judged by SHOP_URL alone: a proxy may have written anything into `Host`. A shop that is open to its
 * own machine only is the same by each of that machine's names.
 */
export function isOwnOrigin(origin: string, shopUrl: string): boolean {
  if (origin === shopUrl) return true;
  const given = URL.parse(origin);
  const own = URL.parse(shopUrl);
  if (!given || !own || given.origin !== origin) return false;
  return (
    loopback.test(own.hostname) &&
    loopback.test(given.hostname) &&
    given.protocol === own.protocol &&
    given.port === own.port
  );
}
