import { stateLists } from './facts/states.data.ts';
import { matchState } from './match-state.ts';
import type { StateField, StateOption } from './state-field.ts';

// All lists together are 55 kB: a page is given the fields of the countries it shows (`stateFieldsOf`), or imports this
// file lazily when the country changes.

const fields: ReadonlyMap<string, StateField> = new Map(
  Object.entries(stateLists).map(([country, list]): [string, StateField] => [
    country,
    list.length === 0
      ? { kind: 'none' }
      : { kind: 'list', options: list.map(([code, label]): StateOption => ({ code, label })) },
  ]),
);
const freeText: StateField = { kind: 'text' };

/** How a country asks for the state; its options stand in Italian alphabetical order (ADDR-04, ADDR-05, ADDR-08). */
export function stateField(country: string): StateField {
  return fields.get(country) ?? freeText;
}

/** The states of a country by code; an empty array where it asks for none, as the platform's scripts read it. */
export type ListedStates = Readonly<Record<string, string>> | readonly never[];

/** The lists of the wanted countries, or of all, by country; one that takes free text has none. */
export function listedStates(
  wanted: (country: string) => boolean = () => true,
): Record<string, ListedStates> {
  return Object.fromEntries(
    Object.entries(stateLists)
      .filter(([country, list]) => list.length === 0 || wanted(country))
      .map(([country, list]) => [country, list.length === 0 ? [] : Object.fromEntries(list)]),
  );
}

/** The states of a country's list; none if the country does not ask or takes free text (ADDR-03). */
export function statesOf(country: string): readonly StateOption[] {
  const field = stateField(country);
  return field.kind === 'list' ? field.options : [];
}

/** The state fields of some countries, for a page that needs no others. */
export function stateFieldsOf(countries: Iterable<string>): Record<string, StateField> {
  const wanted: Record<string, StateField> = {};
  for (const country of countries) {
    const field = fields.get(country);
    if (field) wanted[country] = field;
  }
  return wanted;
}

/** A stored state if it is valid for the country, as its code; `''` if not: the lists may have changed since. */
export function validState(country: string, state: string): string {
  const field = stateField(country);
  if (field.kind === 'none') return '';
  return field.kind === 'text' ? state : (matchState(field.options, state) ?? '');
}
