import type { TaxMode } from '#shop/tax/rules/tax-rate.ts';
import type { AttributeChoice } from '../rules/match-variation.ts';
import type { VariationChoice } from '../rules/variation-choice.ts';
import { readWireVariation } from './read-wire-variation.ts';

export type VariationQuestion = {
  readonly productId: number;
  readonly choice: AttributeChoice;
  /** in which the answer's prices are */
  readonly mode: TaxMode;
};

/** Asks the server for the variation that answers a choice; null when none does (VAR-25). */
export async function askForVariation(
  { productId, choice, mode }: VariationQuestion,
  signal: AbortSignal,
): Promise<VariationChoice | null> {
  const body = new URLSearchParams({ ...choice, product_id: String(productId), custom_data: '' });
  const response = await fetch('/?wc-ajax=get_variation', { method: 'POST', body, signal });
  const text = await response.text();
  if (!response.ok) throw new Error(`get_variation answered ${response.status}`);
  // An empty answer means that nothing matches (VAR-25).
  return text === '' ? null : readWireVariation(JSON.parse(text), mode);
}
