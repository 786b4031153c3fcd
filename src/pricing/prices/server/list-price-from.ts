import { toCents } from '#foundation/money/rules/cents.ts';
import type { ListPercentage } from '../rules/list-percentage.ts';
import type { ListPrice } from '../rules/price-of.ts';
import { shownValidity } from '../rules/validity.ts';
import type { ListTerms } from './list-terms.ts';
import type { AudiencePriceList } from './read-price-list.ts';

/** What a list says of an item, as the resolver asks for it. */
export function listPriceFrom(
  list: AudiencePriceList,
  percentages: readonly ListPercentage[],
  terms: NonNullable<ListTerms>,
): ListPrice {
  return {
    slug: list.slug,
    mode: list.mode,
    tiers: terms.entries.map(([minQuantity, cents, own, from, to]) => {
      const validity = shownValidity({ from, to });
      return {
        minQuantity,
        price: toCents(cents),
        ...(validity ? { validity } : {}),
        ...(own === 1 ? {} : { inherited: true }),
      };
    }),
    percentages,
    item: { brandId: terms.brand_id, categoryIds: terms.category_ids ?? [] },
  };
}
