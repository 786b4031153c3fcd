import { defaultMinimum } from '#pricing/quantities/rules/default-minimum.ts';
import type { QuantityLimits } from '#pricing/quantities/rules/quantity-limits.ts';
import type { BulkItem } from '../bulk-item.ts';
import type { BulkLayout } from '../bulk-layout.ts';

/**
 * The `min`, `max` and `step` of an item's quantity input: the maximum is its stock when that is known and lower (BULK-28). In the classic
 * layout an item without a minimum of its own may be left at 0, and in a form with a selection every row may (QTY-04).
 */
export function rowLimits(
  { limits, stock }: Pick<BulkItem, 'limits' | 'stock'>,
  layout: BulkLayout,
  mayBeNone = false,
): QuantityLimits {
  const { step } = limits;
  const isOwn = limits.minimum > step;
  const none = mayBeNone || (layout === 'classic' && !isOwn);
  const minimum = none ? defaultMinimum('classic-bulk') : limits.minimum;
  return { minimum, maximum: Math.min(limits.maximum, stock ?? limits.maximum), step };
}
