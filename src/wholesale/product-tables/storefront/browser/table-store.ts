import type { AttributeChoice } from '#catalogue/variations/rules/match-variation.ts';
import { createListeners } from '#kit/browser/storefront/create-listeners.ts';
import type { TableRow } from '../../rules/rows/table-row.ts';
import {
  type ChosenBy,
  noRows,
  type RowState,
  type TableState,
  withChoice,
  withMoreRows,
  withQuantity,
  withRow,
  withRows,
  withTick,
} from '../../rules/rows/table-state.ts';

/**
 * The rows of one table in a browser: what is typed, ticked and chosen in them. Each table of a page has its own (TAB-01). Listeners get the
 * rows that are other than before; all of them after a load.
 */
export function createTableStore() {
  let state = noRows;
  const { subscribe, notify } = createListeners<[changed: readonly number[], state: TableState]>();
  const set = (next: TableState) => {
    if (next === state) return;
    const before = state;
    state = next;
    const changed = [...next.rows].filter(([id, row]) => before.rows.get(id) !== row).map(([id]) => id);
    notify(changed, next);
  };
  return {
    get: () => state,
    row: (id: number): RowState | null => state.rows.get(id) ?? null,
    on: subscribe,
    /** brought to minimum and step of the row (QTY-02); null: what was typed is no number */
    setQuantity: (id: number, quantity: number | null) => set(withQuantity(state, id, quantity)),
    setMinimum: (id: number, minimum: number) => set(withRow(state, id, () => ({ minimum }))),
    setMessage: (id: number, message: string) => set(withRow(state, id, () => ({ message }))),
    tick: (id: number, ticked: boolean) => set(withTick(state, id, ticked)),
    /** what the selects of a row say: ticks it where the shopper chose what can be added, unticks it where nothing can be (TAB-44, TAB-47, TAB-50) */
    setVariation: (id: number, choice: AttributeChoice, by: ChosenBy) =>
      set(withChoice(state, id, choice, by)),
    replaceRows: (rows: readonly TableRow[]) => set(withRows(rows)),
    appendRows: (rows: readonly TableRow[]) => set(withMoreRows(state, rows)),
  };
}

export type TableStore = ReturnType<typeof createTableStore>;
