import type { CellArea } from './cell-block.ts';

export type CellPosition = { readonly row: number; readonly column: number };
/** A rectangle of cells: where it was begun, and where one stands. */
export type GridSelection = { readonly anchor: CellPosition; readonly head: CellPosition };
export type GridSize = { readonly rows: number; readonly columns: number };

export const areaOf = ({ anchor, head }: GridSelection): CellArea => ({
  top: Math.min(anchor.row, head.row),
  left: Math.min(anchor.column, head.column),
  bottom: Math.max(anchor.row, head.row),
  right: Math.max(anchor.column, head.column),
});

export const isInArea = ({ top, left, bottom, right }: CellArea, { row, column }: CellPosition): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most));

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-20, 0],
  PageDown: [20, 0],
};

export type MoveKey = {
  readonly key: string;
  /** the cells between are chosen as well */
  readonly shift: boolean;
  /** to the edge */
  readonly control: boolean;
};

/** Where a key leads; null for a key that leads nowhere. Enter and Tab go one on, with Shift one back. */
export function moveSelection(
  selection: GridSelection,
  { key, shift, control }: MoveKey,
  { rows, columns }: GridSize,
): GridSelection | null {
  const { head, anchor } = selection;
  const to = (row: number, column: number, extend: boolean): GridSelection => {
    const next = { row: clamp(row, rows - 1), column: clamp(column, columns - 1) };
    return { anchor: extend ? anchor : next, head: next };
  };
  if (key === 'Enter') return to(head.row + (shift ? -1 : 1), head.column, false);
  if (key === 'Tab') return to(head.row, head.column + (shift ? -1 : 1), false);
  if (key === 'Home') return to(control ? 0 : head.row, 0, shift);
  if (key === 'End') return to(control ? rows - 1 : head.row, columns - 1, shift);
  const step = steps[key];
  if (!step) return null;
  const far = control && key.startsWith('Arrow') ? Math.max(rows, columns) : 1;
  return to(head.row + step[0] * far, head.column + step[1] * far, shift);
}
