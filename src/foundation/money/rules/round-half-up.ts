/** Whole part of numerator / denominator (denominator above 0), halves away from zero: the one rounding of the shop (wire 1.0, TIER-14). */
export function divideHalfUp(numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator <= 0) {
    throw new RangeError(`cannot divide ${numerator} by ${denominator} exactly`);
  }
  const size = Math.abs(numerator);
  const whole = Math.floor(size / denominator);
  const rounded = (size - whole * denominator) * 2 >= denominator ? whole + 1 : whole;
  return numerator < 0 ? -rounded : rounded;
}
