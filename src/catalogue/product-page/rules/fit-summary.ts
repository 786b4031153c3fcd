import type { ProductDetail } from '#catalogue/variations/rules/product-detail.ts';

/** The first of a list, and how many more there are. */
export type FirstOf = { readonly first: readonly string[]; readonly more: number };

/** What the first screen of a product says of the cars that it fits and of its OE numbers; null for none. */
export type FitSummary = { readonly models: FirstOf | null; readonly codes: FirstOf | null };

const shown = 2;

function firstOf(all: readonly string[]): FirstOf | null {
  const distinct = [...new Set(all)];
  if (distinct.length === 0) return null;
  // To name the last one takes no more space than to count it.
  const named = distinct.length === shown + 1 ? shown + 1 : shown;
  return { first: distinct.slice(0, named), more: Math.max(0, distinct.length - named) };
}

/** The summary of a product's vehicles, first those of its name, and of its OE numbers; null where it has neither. */
export function fitSummary({
  name,
  vehicles,
  oeNumbers,
}: Pick<ProductDetail, 'name' | 'vehicles' | 'oeNumbers'>): FitSummary | null {
  const cars = vehicles.map(({ make, model }) => `${make} ${model}`);
  const isNamed = (car: string) => name.includes(car);
  const models = firstOf([...cars.filter(isNamed), ...cars]);
  const codes = firstOf(oeNumbers.map(({ code }) => code));
  return models || codes ? { models, codes } : null;
}
