/** Why a carrier could not deliver a parcel and holds it. */
export const holdReasons = ['absent', 'address', 'refused', 'unpaid', 'damaged', 'other'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** Where a parcel is: on its way, held by its carrier, with its recipient, or back at the shop. */
export type ParcelCondition = 'travelling' | 'held' | 'delivered' | 'returned';

/** What staff note about a parcel. `resume`: its carrier tries once more. */
export const parcelSteps = ['hold', 'resume', 'deliver', 'return'] as const;
export type ParcelStep = (typeof parcelSteps)[number];

const steps: Readonly<Record<ParcelCondition, Readonly<Partial<Record<ParcelStep, ParcelCondition>>>>> = {
  travelling: { hold: 'held', deliver: 'delivered', return: 'returned' },
  held: { hold: 'held', resume: 'travelling', deliver: 'delivered', return: 'returned' },
  // A parcel that was delivered comes back as a return of its customer.
  delivered: {},
  returned: {},
};

/** Where a parcel is after a step; null where the step cannot be. */
export const nextCondition = (from: ParcelCondition, step: ParcelStep): ParcelCondition | null =>
  steps[from][step] ?? null;

/** The condition of a stored parcel. */
export const conditionOf = (parcel: {
  readonly heldAt: unknown;
  readonly deliveredAt: unknown;
  readonly returnedAt: unknown;
}): ParcelCondition => {
  if (parcel.returnedAt !== null) return 'returned';
  if (parcel.deliveredAt !== null) return 'delivered';
  return parcel.heldAt === null ? 'travelling' : 'held';
};
