/** The row that something stands in, by its id; null outside of rows. */
export function rowIdOf(part: Element): number | null {
  const id = part.closest<HTMLElement>('tr[data-product_id]')?.dataset.product_id;
  return id === undefined ? null : Number(id);
}

/** A marked cell of a row; null where the table has no such column. */
export function cellIn<E extends HTMLElement>(row: Element, name: string): E | null {
  return row.querySelector<E>(`[data-place="${name}"]`);
}
