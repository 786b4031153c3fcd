import type { AttributeChoice } from '#catalogue/variations/rules/match-variation.ts';
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

/** Gets a change: the rows that are other than before; all of them after a load. */
type StoreListener = (changed: readonly number[], state: TableState) => void;

/** The rows of one table in a browser: what is typed, ticked and chosen in them. Each table of a page has its own (TAB-01). */
export type TableStore = {
  get(): TableState;
  row(id: number): RowState | null;
  on(listener: StoreListener): () => void;
  /** brought to minimum and step of the row (QTY-02); null: what was typed is no number */
  setQuantity(id: number, quantity: number | null): void;
  setMinimum(id: number, minimum: number): void;
  setMessage(id: number, message: string): void;
  tick(id: number, ticked: boolean): void;
  /** what the selects of a row say: ticks it where the shopper chose what can be added, unticks it where nothing can be (TAB-44, TAB-47, TAB-50) */
  setVariation(id: number, choice: AttributeChoice, by: ChosenBy): void;
  replaceRows(rows: readonly TableRow[]): void;
  appendRows(rows: readonly TableRow[]): void;
};

export function createTableStore(): TableStore {
  let state = noRows;
  const listeners = new Set<StoreListener>();
  const set = (next: TableState) => {
    if (next === state) return;
    const before = state;
    state = next;
    const changed = [...next.rows].filter(([id, row]) => before.rows.get(id) !== row).map(([id]) => id);
    for (const listener of listeners) listener(changed, next);
  };
  return {
    get: () => state,
    row: (id) => state.rows.get(id) ?? null,
    on(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setQuantity: (id, quantity) => set(withQuantity(state, id, quantity)),
    setMinimum: (id, minimum) => set(withRow(state, id, () => ({ minimum }))),
    setMessage: (id, message) => set(withRow(state, id, () => ({ message }))),
    tick: (id, ticked) => set(withTick(state, id, ticked)),
    setVariation: (id, choice, by) => set(withChoice(state, id, choice, by)),
    replaceRows: (rows) => set(withRows(rows)),
    appendRows: (rows) => set(withMoreRows(state, rows)),
  };
}
