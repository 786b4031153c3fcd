import type { Placement } from './order-view.ts';

/** The words that say on whose behalf somebody orders. */
type PlacementWords = { readonly onBehalf: (person: string, company: string) => string };

/** Who placed an order, and on whose behalf: `Mario Neri per conto di Officina Riva`. */
export function placementWords(
  { onBehalf }: PlacementWords,
  { name, company }: Pick<Placement, 'name' | 'company'>,
): string {
  return company === '' ? name : onBehalf(name, company);
}
