import type { TaxMode } from '#foundation/money/rules/tax-rate.ts';
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
  const fields = { ...choice, product_id: String(productId), custom_data: '' };
  const text = await post('get_variation', fields, signal);
  // An empty answer means that nothing matches (VAR-25).
  return text === '' ? null : readWireVariation(JSON.parse(text), mode);
}

/** Asks the server for all variations of a product in one request; null where they are too many for one (VAR-27). */
export async function askForVariations(
  { productId, mode }: Omit<VariationQuestion, 'choice'>,
  signal: AbortSignal,
): Promise<readonly VariationChoice[] | null> {
  const text = await post('get_variations', { product_id: String(productId) }, signal);
  const all: unknown = text === '' ? null : JSON.parse(text);
  if (!Array.isArray(all)) return null;
  return all.map((one) => readWireVariation(one, mode)).filter((variation) => variation !== null);
}

async function post(name: string, fields: Record<string, string>, signal: AbortSignal): Promise<string> {
  const body = new URLSearchParams(fields);
  const response = await fetch(`/?wc-ajax=${name}`, { method: 'POST', body, signal });
  const text = await response.text();
  if (!response.ok) throw new Error(`${name} answered ${response.status}`);
  return text;
}
