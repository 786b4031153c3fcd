import type { Cents } from '#foundation/money/rules/cents.ts';

/** Why a way to pay is not offered for an order: where it goes, what its goods are worth (cents without VAT), or the shop's choice (FEE-01). */
export type PaymentRefusal =
  | { readonly code: 'destination' }
  | { readonly code: 'below-minimum'; readonly minimum: Cents }
  | { readonly code: 'above-maximum'; readonly maximum: Cents }
  | { readonly code: 'not-offered' };

/** The reason to name where no way to pay is left: an amount before the destination, for the buyer can change it. */
export function reasonForNone(refusals: readonly PaymentRefusal[]): PaymentRefusal {
  const byAmount = refusals.find(({ code }) => code === 'below-minimum' || code === 'above-maximum');
  return byAmount ?? refusals.find(({ code }) => code === 'destination') ?? { code: 'not-offered' };
}
