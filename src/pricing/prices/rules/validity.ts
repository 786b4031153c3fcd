/** When a price holds, in milliseconds: from the first moment on, until just before the last; null is without an end. */
export type Validity = { readonly from: number | null; readonly to: number | null };

/** Whether something holds at a moment in milliseconds; without a validity it always does. */
export function isRunning(validity: Validity | undefined, at: number): boolean {
  if (!validity) return true;
  return (validity.from ?? at) <= at && (validity.to === null || at < validity.to);
}

/** A validity as it is shown: undefined where it has no end on either side. */
export function shownValidity(validity: Validity): Validity | undefined {
  return validity.from === null && validity.to === null ? undefined : validity;
}
