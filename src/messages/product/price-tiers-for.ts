import { priceTiers as en } from '../en/price-tiers.ts';
import { priceTiers as it, type PriceTiersMessages } from '../it/price-tiers.ts';
import type { Locale } from '../locale.ts';

/** The words of the tier table, which only the page of a product needs. */
export function priceTiersFor(locale: Locale): PriceTiersMessages {
  return locale === 'it' ? it : en;
}
