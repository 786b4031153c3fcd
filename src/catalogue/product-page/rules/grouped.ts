/** Things under the names that they share, both in the order of their first occurrence. */
export function grouped<T>(
  things: readonly T[],
  nameOf: (thing: T) => string,
): readonly (readonly [name: string, things: readonly T[]])[] {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const name = nameOf(thing);
    const group = groups.get(name);
    if (group) group.push(thing);
    else groups.set(name, [thing]);
  }
  return [...groups];
}
