import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import type { TierCounting, TierTableTerms } from '../rules/tier-terms.ts';

/** How the shop counts pieces to choose a tier (TIER-11). */
export function tierCounting(settings: Settings): TierCounting {
  return {
    wholeCart: settings.tiers_count_whole_cart,
    variationsTogether: settings.tiers_count_variations_together,
  };
}

/** What a product page needs for its tier table; null for audiences without a list of their own, and where tables are off (TIER-01). */
export function tierTableTerms({
  settings,
  visitor,
}: Pick<RequestContext, 'settings' | 'visitor'>): TierTableTerms | null {
  if (!visitor.audience.hasOwnPrices || !settings.tiered_table) return null;
  return {
    ...tierCounting(settings),
    highlight: settings.tiered_table_highlight,
    clickFills: settings.tiered_table_click_fills,
    useLowest: settings.tiered_table_use_lowest_quantity,
    discountColumn: settings.tiered_table_discount_column,
  };
}
