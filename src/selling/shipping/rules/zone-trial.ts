import { isCountry } from '#foundation/addresses/rules/fields/is-country.ts';
import type { Destination } from './destination.ts';

/** A trial of an address by staff, with the goods to send: cents with VAT, grams, cubic millimetres. */
export type ZoneTrial = {
  readonly destination: Destination;
  readonly goods: number;
  readonly weightGrams: number;
  readonly volumeMm3: number;
};

/** Reads the trial from the page's query; null where there is none. Unreadable values are ignored. */
export function readZoneTrial(parameters: { get(name: string): string | null }): ZoneTrial | null {
  const text = (name: string) => (parameters.get(name) ?? '').trim().toUpperCase();
  const country = text('country');
  if (!isCountry(country)) return null;
  const number = (name: string, scale: number) => {
    const found = /^(\d{1,6})(?:[.,](\d{1,3}))?$/.exec(text(name));
    return found ? Math.round(Number(`${found[1]}.${found[2] ?? 0}`) * scale) : 0;
  };
  return {
    destination: { country, state: text('state').slice(0, 40), postcode: text('postcode').slice(0, 12) },
    goods: number('goods', 100),
    weightGrams: number('weight', 1000),
    volumeMm3: number('volume', 1_000_000),
  };
}
