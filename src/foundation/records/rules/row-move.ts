const steps = ['up', 'down', 'in', 'out'] as const;
const sides = ['before', 'after', 'inside'] as const;

/** A move of a row of a list or a tree: one step by the keyboard, or a position beside or below another row. */
export type RowMove =
  | { readonly kind: (typeof steps)[number] }
  | { readonly kind: (typeof sides)[number]; readonly target: number };

/** Reads a move as a form posts it: `move=up`, or `move=before` with `target=7`; null for what is none. */
export function readMove(move: string, target: string): RowMove | null {
  const step = steps.find((kind) => kind === move);
  if (step) return { kind: step };
  const side = sides.find((kind) => kind === move);
  return side && /^[1-9]\d{0,8}$/.test(target) ? { kind: side, target: Number(target) } : null;
}

/** The rows of a list in their order after a move; null where the row is not among them or cannot go further. */
export function moveRow(rows: readonly number[], id: number, move: RowMove): readonly number[] | null {
  const own = rows.indexOf(id);
  if (own < 0) return null;
  const others = rows.filter((row) => row !== id);
  const to = 'target' in move ? others.indexOf(move.target) : own + (move.kind === 'up' ? -1 : 1);
  if (to < 0 || to > others.length || ('target' in move && move.target === id)) return null;
  if (move.kind === 'in' || move.kind === 'out' || move.kind === 'inside') return null;
  return others.toSpliced(move.kind === 'after' ? to + 1 : to, 0, id);
}
