export type StateOption = { readonly code: string; readonly label: string };

/** How a country asks for the state: from a list, not at all, or as free text (ADDR-04, ADDR-05, ADDR-08). */
export type StateField =
  | { readonly kind: 'list'; readonly options: readonly StateOption[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'text' };

/** Looks a country's state field up: the server in all lists, a page in the lists that it was given. */
export type StateFieldOf = (country: string) => StateField;

const freeText: StateField = { kind: 'text' };

/** The lookup of a page that holds the fields of some countries only; of others it knows no list and takes free text. */
export function stateFieldFrom(fields: Readonly<Record<string, StateField>>): StateFieldOf {
  return (country) => (Object.hasOwn(fields, country) ? fields[country] : undefined) ?? freeText;
}

/** What the field is called: Italy and Spain have provinces, the others a state or region. */
export function stateTerm(country: string): 'province' | 'state' {
  return country === 'IT' || country === 'ES' ? 'province' : 'state';
}
