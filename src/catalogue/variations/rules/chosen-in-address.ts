import type { AttributeChoice } from './match-variation.ts';

/** What an address chooses of a product: `?attribute_pa_litri=5-l`. */
export function chosenInAddress(parameters: Iterable<readonly [string, string]>): AttributeChoice {
  return Object.fromEntries([...parameters].filter(([name]) => name.startsWith('attribute_')));
}
