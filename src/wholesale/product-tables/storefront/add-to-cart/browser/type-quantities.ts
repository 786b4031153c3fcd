import { readRowQuantity } from '../../../rules/rows/row-quantity.ts';
import { quantityPauseMs } from '../../../rules/table-limits.ts';
import type { LiveTable } from '../../browser/live-table.ts';
import { rowIdOf } from './draw-adding.ts';

/** Listens to typing in the rows: a quantity takes effect 1500 ms after the last keyup, one that is stepped to at once (TAB-54). */
export function typeQuantities(table: Pick<LiveTable, 'root' | 'cell' | 'store'>) {
  const { root, store } = table;
  const waiting = new Map<number, ReturnType<typeof setTimeout>>();
  const settle = (id: number) => {
    clearTimeout(waiting.get(id));
    waiting.delete(id);
    const box = table.cell(id, 'quantity');
    if (!(box instanceof HTMLInputElement)) return;
    if (box.value !== String(store.row(id)?.quantity ?? ''))
      store.setQuantity(id, readRowQuantity(box.value));
  };
  const idOf = ({ target }: Event) =>
    target instanceof HTMLInputElement && target.dataset.place === 'quantity' ? rowIdOf(target) : null;
  const typed = (event: KeyboardEvent) => {
    const id = idOf(event);
    if (id === null || writesNothing(event.key)) return;
    clearTimeout(waiting.get(id));
    waiting.set(
      id,
      setTimeout(() => settle(id), quantityPauseMs),
    );
  };
  const stepped = (event: Event) => {
    const id = idOf(event);
    if (id !== null && !waiting.has(id)) settle(id);
  };
  const noted = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.dataset.place !== 'message') return;
    const id = rowIdOf(target);
    if (id !== null) store.setMessage(id, target.value);
  };
  root.addEventListener('keyup', typed);
  root.addEventListener('change', stepped);
  root.addEventListener('input', noted);
  return {
    /** whether something typed into a row waits to take effect */
    isTyping: (id: number) => waiting.has(id),
    /** what was typed into a row counts now: it is about to be added */
    settle,
  };
}

/** Keys that go somewhere and write nothing. */
const writesNothing = (key: string) =>
  ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape', 'Enter'].includes(key);
