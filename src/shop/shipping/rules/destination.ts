/** Where the goods go: what VAT and shipping depend on; `''` where not told yet. */
export type Destination = {
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
  readonly state: string;
  readonly postcode: string;
};

/** Reads a kept destination; one that cannot be read is the shop's home country. */
export function destinationFrom(kept: unknown, homeCountry: string): Destination {
  const home = { country: homeCountry, state: '', postcode: '' };
  if (typeof kept !== 'object' || kept === null || !('country' in kept)) return home;
  const text = (name: 'state' | 'postcode') => {
    const value = name in kept ? Reflect.get(kept, name) : '';
    return typeof value === 'string' ? value : '';
  };
  if (typeof kept.country !== 'string' || kept.country === '') return home;
  return { country: kept.country, state: text('state'), postcode: text('postcode') };
}
