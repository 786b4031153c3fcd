/** The destination of goods, on which VAT and shipping depend; `''` where not known yet. */
export type Destination = {
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
  readonly state: string;
  readonly postcode: string;
  /** stored only so that the visitor need not type it twice; nothing depends on it */
  readonly city?: string;
};

/** Whether shipping and VAT are the same at both. */
export function isSameDestination(one: Destination, other: Destination): boolean {
  return one.country === other.country && one.state === other.state && one.postcode === other.postcode;
}

/** Reads a stored destination; an unreadable one is the shop's home country. */
export function destinationFrom(stored: unknown, homeCountry: string): Destination {
  const home = { country: homeCountry, state: '', postcode: '' };
  if (typeof stored !== 'object' || stored === null || !('country' in stored)) return home;
  const text = (name: 'state' | 'postcode' | 'city') => {
    const value = name in stored ? Reflect.get(stored, name) : '';
    return typeof value === 'string' ? value : '';
  };
  if (typeof stored.country !== 'string' || stored.country === '') return home;
  const city = text('city');
  const there = { country: stored.country, state: text('state'), postcode: text('postcode') };
  return city === '' ? there : { ...there, city };
}
