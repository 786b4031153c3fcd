import { isCountry } from '#foundation/addresses/rules/fields/is-country.ts';
import type { Destination } from './destination.ts';

/** An address that staff try, with the goods that would go there: cents with VAT and grams. */
export type ZoneTrial = {
  readonly destination: Destination;
  readonly goods: number;
  readonly weightGrams: number;
};

/** Reads the address of the page; null where nothing is tried. What cannot be read counts as nothing. */
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
  };
}
