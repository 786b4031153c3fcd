import type { ServingRule } from '../stock-settings.ts';

/** Pieces of an item that an order takes. */
export type WantedPieces = { readonly itemId: number; readonly quantity: number };

/** A location in the order in which orders are served, with what is available there by item. */
export type ServingLocation = {
  readonly id: number;
  readonly isDefault: boolean;
  readonly available: ReadonlyMap<number, number>;
};

/** Pieces of an item that a location serves. */
export type Allocation = { readonly itemId: number; readonly locationId: number; readonly quantity: number };

/**
 * From where an order is served. `one-parcel`: from the first location that has all of it, so that it leaves in one parcel; where none has, as `whole-lines`:
 * item by item from the first location that has the whole item; where none has, and with `in-order`, from one after the other. What no location has, sold
 * beyond the stock, is the default one's.
 */
export function allocate(
  wanted: readonly WantedPieces[],
  locations: readonly ServingLocation[],
  rule: ServingRule,
): readonly Allocation[] {
  const has = ({ available }: ServingLocation, { itemId, quantity }: WantedPieces) =>
    (available.get(itemId) ?? 0) >= quantity;
  if (rule === 'in-order') return wanted.flatMap((item) => split(item, locations));
  const whole =
    rule === 'one-parcel' && locations.find((location) => wanted.every((item) => has(location, item)));
  if (whole) return wanted.map((item) => ({ ...item, locationId: whole.id }));
  return wanted.flatMap((item) => {
    const one = locations.find((location) => has(location, item));
    return one ? [{ ...item, locationId: one.id }] : split(item, locations);
  });
}

function split({ itemId, quantity }: WantedPieces, locations: readonly ServingLocation[]): Allocation[] {
  const parts = new Map<number, number>();
  let missing = quantity;
  for (const { id, available } of locations) {
    const pieces = Math.min(missing, Math.max(0, available.get(itemId) ?? 0));
    if (pieces > 0) parts.set(id, pieces);
    missing -= pieces;
  }
  const rest = locations.find(({ isDefault }) => isDefault);
  if (missing > 0 && rest) parts.set(rest.id, (parts.get(rest.id) ?? 0) + missing);
  return [...parts].map(([locationId, pieces]) => ({ itemId, locationId, quantity: pieces }));
}
