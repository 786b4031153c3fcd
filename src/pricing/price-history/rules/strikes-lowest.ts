import type { Settings } from '#foundation/settings/rules/settings.ts';
import type { Audience } from '#foundation/visitor/rules/visitor.ts';

/**
 * Whether reductions are struck from the lowest price of the 30 days before them: for consumers, who are asked what everybody is asked and
 * see it with VAT. Everybody else sees the regular price struck.
 */
export function strikesLowest(
  settings: Pick<Settings, 'strike_lowest_price'>,
  { isPublic, mode }: Pick<Audience, 'isPublic' | 'mode'>,
): boolean {
  return settings.strike_lowest_price && isPublic === true && mode === 'gross';
}
