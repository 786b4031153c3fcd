/** Things under the names that they share; names and things keep the order in which they first came. */
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
