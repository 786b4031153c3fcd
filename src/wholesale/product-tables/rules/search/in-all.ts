/** The ids that several conditions leave, in the order of the first; null: no condition, or null where there is none at all. */
export function inAll(conditions: readonly (readonly number[] | null)[]): readonly number[] | null {
  const [first, ...others] = conditions.filter((ids) => ids !== null);
  if (!first) return null;
  const sets = others.map((ids) => new Set(ids));
  return first.filter((id) => sets.every((set) => set.has(id)));
}
