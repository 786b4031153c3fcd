import { priceTiers as en } from '../en/price-tiers.ts';
import { inEither } from '../in-either.ts';
import { priceTiers as it } from '../it/price-tiers.ts';

/** The words of the tier table, which only the page of a product needs. */
export const priceTiersFor = inEither(it, en);
