/**
 * How many pieces the stock-left label shows; null where it does not appear. It appears when the most that may be bought is at
 * most the threshold (VAR-34), and only if that is so because of the stock: of a part of which one may buy two and the shop has
 * a hundred, nothing is running out.
 */
export function stockLeft(
  variation: { readonly maximum: number; readonly left: number | null; readonly buyable: boolean },
  threshold: number,
): number | null {
  const { maximum, left, buyable } = variation;
  if (!buyable || left === null || left <= 0) return null;
  return maximum <= threshold && left <= threshold ? left : null;
}
