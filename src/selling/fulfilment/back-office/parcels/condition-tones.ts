import type { BadgeTone } from '#kit/ui/display/badge.tsx';
import type { ParcelCondition } from '#selling/orders/rules/parcel-condition.ts';

/** The colour of where a parcel is. */
export const conditionTones: Readonly<Record<ParcelCondition, BadgeTone>> = {
  travelling: 'amber',
  held: 'sale',
  delivered: 'green',
  returned: 'plain',
};
