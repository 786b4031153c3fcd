import type { GridRow } from './grid-row.ts';
import type { PostedCells } from './posted-cells.ts';
import type { VariationField, VariationValues } from './variation-field.ts';

/** A cell that was changed: as it was shown before and is after. A number that is none is its text. */
export type CellStep = {
  readonly id: number;
  readonly field: VariationField;
  readonly from: unknown;
  readonly to: unknown;
};
type Edit = {
  /** as it was stored when it was changed first */ readonly from: unknown;
  readonly to: unknown;
};
export type RowEdits = { readonly [Field in VariationField]?: Edit };

/** What is typed into a grid and not saved, and the steps back and forward. */
export type GridState = {
  readonly edits: ReadonlyMap<number, RowEdits>;
  readonly past: readonly (readonly CellStep[])[];
  readonly future: readonly (readonly CellStep[])[];
};

export const untouched: GridState = { edits: new Map(), past: [], future: [] };
const MOST_STEPS = 200;

/** The value that a cell shows. */
export function shownValue({ edits }: GridState, row: GridRow, field: VariationField): unknown {
  const edit = edits.get(row.id)?.[field];
  return edit ? edit.to : (row.values[field] ?? null);
}

/** A row as it would be with what is typed. */
export function shownValues({ edits }: GridState, row: GridRow): VariationValues {
  const own = edits.get(row.id);
  if (!own) return row.values;
  const typed = Object.entries(own).map(([field, edit]) => [field, edit?.to]);
  return { ...row.values, ...Object.fromEntries(typed) };
}

/** Changes cells as one step that can be undone; what changes nothing is no step. */
export function changeCells(
  state: GridState,
  cells: readonly CellStep[],
  rows: ReadonlyMap<number, GridRow>,
): GridState {
  const step = cells.filter(({ from, to }) => from !== to);
  if (step.length === 0) return state;
  return {
    edits: written(state.edits, step, rows),
    past: [...state.past, step].slice(-MOST_STEPS),
    future: [],
  };
}

export function undo(state: GridState, rows: ReadonlyMap<number, GridRow>): GridState {
  const step = state.past.at(-1);
  if (!step) return state;
  const back = step.map((cell) => ({ ...cell, from: cell.to, to: cell.from }));
  return {
    edits: written(state.edits, back, rows),
    past: state.past.slice(0, -1),
    future: [...state.future, step],
  };
}

export function redo(state: GridState, rows: ReadonlyMap<number, GridRow>): GridState {
  const step = state.future.at(-1);
  if (!step) return state;
  return {
    edits: written(state.edits, step, rows),
    past: [...state.past, step],
    future: state.future.slice(0, -1),
  };
}

function written(
  edits: GridState['edits'],
  cells: readonly CellStep[],
  rows: ReadonlyMap<number, GridRow>,
): GridState['edits'] {
  const next = new Map(edits);
  for (const { id, field, to } of cells) {
    const row = rows.get(id);
    if (!row) continue;
    const { [field]: known, ...others } = next.get(id) ?? {};
    const from = known ? known.from : (row.values[field] ?? null);
    const own: RowEdits = from === to ? others : { ...others, [field]: { from, to } };
    if (Object.keys(own).length === 0) next.delete(id);
    else next.set(id, own);
  }
  return next;
}

/** Changes as they are posted, column by column. */
export function postedCells({ edits }: GridState): PostedCells {
  const columns: Record<string, { ids: number[]; from: unknown[]; to: unknown[] }> = {};
  for (const [id, own] of edits) {
    for (const [field, edit] of Object.entries(own)) {
      if (!edit) continue;
      columns[field] ??= { ids: [], from: [], to: [] };
      columns[field].ids.push(id);
      columns[field].from.push(edit.from);
      columns[field].to.push(edit.to);
    }
  }
  return columns;
}

/** What is left to save after `sent` was saved: what was typed meanwhile, upon the saved values. */
export function afterSaving(state: GridState, sent: GridState): GridState {
  const edits = new Map<number, RowEdits>();
  for (const [id, own] of state.edits) {
    const left = Object.entries(own).flatMap(([field, edit]) => {
      const saved = sent.edits.get(id)?.[field as VariationField];
      if (!saved || !edit) return [[field, edit]];
      return saved.to === edit.to ? [] : [[field, { from: saved.to, to: edit.to }]];
    });
    if (left.length > 0) edits.set(id, Object.fromEntries(left) as RowEdits);
  }
  return { ...state, edits };
}

/** Cells in conflict as they were decided: mine overwrite what others have saved, theirs stay. */
export function settle(
  state: GridState,
  cells: readonly { readonly id: number; readonly field: VariationField; readonly theirs: unknown }[],
  side: 'mine' | 'theirs',
): GridState {
  const edits = new Map(state.edits);
  for (const { id, field, theirs } of cells) {
    const { [field]: edit, ...others } = edits.get(id) ?? {};
    if (!edit) continue;
    const own: RowEdits =
      side === 'mine' && edit.to !== theirs ? { ...others, [field]: { from: theirs, to: edit.to } } : others;
    if (Object.keys(own).length === 0) edits.delete(id);
    else edits.set(id, own);
  }
  return { ...state, edits };
}
