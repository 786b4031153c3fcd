import type { ListedStates } from '../rules/states.ts';

/** Completes the lists that third-party scripts read: a page writes those of the countries that it shows only (wire 2.2). */
export function tellCountryLists(lists: Readonly<Record<string, ListedStates>>): void {
  const parameters: unknown = Reflect.get(window, 'wc_country_select_params');
  if (typeof parameters !== 'object' || parameters === null) return;
  Reflect.set(parameters, 'countries', JSON.stringify(lists));
}
