/** The price of one piece before and after, where a change of `1:800;10:750` changes nothing else; null for all other changes. */
export function changedPrice(before: string, after: string): readonly [number, number] | null {
  const [left, right] = [before.split(';'), after.split(';')];
  const base = (pairs: readonly string[]) => /^1:(\d+)$/.exec(pairs[0] ?? '')?.[1];
  const [from, to] = [base(left), base(right)];
  if (from === undefined || to === undefined || from === to) return null;
  return left.slice(1).join(';') === right.slice(1).join(';') ? [Number(from), Number(to)] : null;
}
