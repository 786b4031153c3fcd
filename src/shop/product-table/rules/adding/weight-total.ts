/** The weight of so many pieces in kilograms to two decimals, written with the separator given (TAB-55); empty where a piece has none. */
export function weightTotal(grams: number | null, quantity: number, decimalSeparator: string): string {
  if (grams === null) return '';
  // Grams are whole, so that half a hundredth of a kilogram is exact.
  const hundredths = Math.round((grams * quantity) / 10);
  return `${Math.floor(hundredths / 100)}${decimalSeparator}${String(hundredths % 100).padStart(2, '0')}`;
}
