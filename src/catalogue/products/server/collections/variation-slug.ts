/** The slug that a variation goes by on the wire: its product's, and its own id (wire 1.8). */
export function variationSlug(productSlug: string, id: number): string {
  return `${productSlug}-${id}`;
}

/** The id at the end of a slug that may be a variation's; null where there is none. */
export function variationIdOf(slug: string): number | null {
  const digits = /-([1-9]\d{0,9})$/.exec(slug)?.[1];
  const id = Number(digits);
  return digits !== undefined && id <= 2_147_483_647 ? id : null;
}
