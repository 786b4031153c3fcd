/** Pieces of a line of an order. */
export type PiecesOfLine = { readonly lineId: number; readonly quantity: number };

/** A line of an order in pieces: ordered, refunded, and shipped in parcels so far; `cameBack` are those that were refunded as a return, after they had left. */
export type LineInPieces = PiecesOfLine & {
  readonly refunded: number;
  readonly cameBack?: number;
  readonly shipped: number;
};

/** How many pieces of a line are still to be shipped: those that were neither shipped nor refunded before they left. */
export const leftToShip = ({
  quantity,
  refunded,
  cameBack = 0,
  shipped,
}: Omit<LineInPieces, 'lineId'>): number =>
  Math.max(0, quantity - Math.max(0, refunded - cameBack) - shipped);

/** Everything of an order that is still to be shipped, line by line. */
export const allLeftToShip = (lines: readonly LineInPieces[]): readonly PiecesOfLine[] =>
  lines.flatMap((line) => {
    const quantity = leftToShip(line);
    return quantity > 0 ? [{ lineId: line.lineId, quantity }] : [];
  });

/**
 * The contents of a parcel as staff have chosen them. Refused: pieces of a line that the order lacks, more pieces than a line still
 * has, and none at all where there are some.
 */
export function checkContents(
  lines: readonly LineInPieces[],
  wanted: readonly PiecesOfLine[],
):
  | { readonly ok: true; readonly contents: readonly PiecesOfLine[] }
  | { readonly ok: false; readonly error: { readonly code: 'too-many-pieces' | 'no-pieces' } } {
  const contents = wanted.filter(({ quantity }) => quantity > 0);
  const left = new Map(lines.map((line) => [line.lineId, leftToShip(line)]));
  if (contents.some(({ lineId, quantity }) => quantity > (left.get(lineId) ?? 0)))
    return { ok: false, error: { code: 'too-many-pieces' } };
  if (contents.length === 0 && allLeftToShip(lines).length > 0)
    return { ok: false, error: { code: 'no-pieces' } };
  return { ok: true, contents };
}
