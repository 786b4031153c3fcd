import { describe, expect, it } from 'vitest';
import { aGridRow } from './a-grid.ts';
import {
  afterSaving,
  type CellStep,
  changeCells,
  type GridState,
  postedCells,
  redo,
  settle,
  shownValue,
  undo,
  untouched,
} from './grid-history.ts';
import type { VariationField } from './variation-field.ts';

const rows = new Map([1, 2, 3].map((id) => [id, aGridRow(id)]));
const row = (id: number) => rows.get(id) ?? aGridRow(id);
const shown = (state: GridState, id: number, field: VariationField = 'regularPriceCents') =>
  shownValue(state, row(id), field);
const price = (state: GridState, id: number, to: unknown): CellStep => ({
  id,
  field: 'regularPriceCents',
  from: shown(state, id),
  to,
});
const change = (state: GridState, ...cells: readonly (readonly [number, unknown])[]) =>
  changeCells(
    state,
    cells.map(([id, to]) => price(state, id, to)),
    rows,
  );

describe('the steps of a grid', () => {
  it('are undone and done once more, a whole paste at once', () => {
    const typed = change(untouched, [1, 1100]);
    const pasted = change(typed, [1, 1200], [2, 1200], [3, 1200]);
    expect(pasted.past).toHaveLength(2);
    const back = undo(pasted, rows);
    expect([1, 2, 3].map((id) => shown(back, id))).toEqual([1100, 1000, 1000]);
    const first = undo(back, rows);
    expect(first.edits.size).toBe(0);
    expect(redo(redo(first, rows), rows).edits).toEqual(pasted.edits);
    expect(undo(first, rows)).toBe(first);
  });

  it('are forgotten forward where something else is typed, and what changes nothing is none', () => {
    const back = undo(change(untouched, [1, 1100]), rows);
    expect(change(back, [2, 1300]).future).toEqual([]);
    expect(change(untouched, [1, 1000])).toBe(untouched);
  });

  it('lead back to where one began, whatever was typed', () => {
    let seed = 3;
    const next = (most: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed % most;
    };
    for (let round = 0; round < 50; round += 1) {
      let state: GridState = untouched;
      const states = [state];
      for (let at = 0; at < 20; at += 1) {
        const after = change(state, [1 + next(3), 1000 + next(4)], [1 + next(3), 1000 + next(4)]);
        if (after !== state) states.push(after);
        state = after;
      }
      for (const before of states.slice(0, -1).reverse()) {
        state = undo(state, rows);
        expect([1, 2, 3].map((id) => shown(state, id))).toEqual([1, 2, 3].map((id) => shown(before, id)));
      }
      expect(state.edits.size).toBe(0);
    }
  });
});

describe('what is typed', () => {
  it('is posted column by column with what stood there', () => {
    expect(postedCells(change(untouched, [1, 1100], [3, 1300]))).toEqual({
      regularPriceCents: { ids: [1, 3], from: [1000, 1000], to: [1100, 1300] },
    });
  });
  it('stays where it was typed while the rest was saved', () => {
    const sent = change(untouched, [1, 1100], [2, 1200]);
    const meanwhile = change(sent, [2, 1250]);
    expect(postedCells(afterSaving(meanwhile, sent))).toEqual({
      regularPriceCents: { ids: [2], from: [1200], to: [1250] },
    });
  });
  it('overwrites what others have saved, or gives way to it', () => {
    const typed = change(untouched, [1, 1100], [2, 1200]);
    const conflict = [{ id: 1, field: 'regularPriceCents', theirs: 999 }] as const;
    expect(postedCells(settle(typed, conflict, 'mine'))).toEqual({
      regularPriceCents: { ids: [1, 2], from: [999, 1000], to: [1100, 1200] },
    });
    expect(settle(typed, conflict, 'theirs').edits.has(1)).toBe(false);
  });
});
