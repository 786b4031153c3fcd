import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import type { TaxMode } from '#foundation/money/rules/tax-rate.ts';

/** The shop's general threshold of free shipping in cents, each tax display with its own; null for never. */
export function freeShippingFrom(
  settings: {
    readonly free_shipping_from_cents: number;
    readonly free_shipping_from_net_cents: number;
  },
  mode: TaxMode,
): Cents | null {
  const from = mode === 'net' ? settings.free_shipping_from_net_cents : settings.free_shipping_from_cents;
  return from === 0 ? null : toCents(from);
}
