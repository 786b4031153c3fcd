import type { TableScreenMessages } from '#messages/it/table-screen.ts';
import { addLink, rowToAdd } from '../../../rules/add-to-cart/row-to-add.ts';
import { rowLimits } from '../../../rules/rows/row-quantity.ts';
import type { RowState } from '../../../rules/rows/table-state.ts';
import type { LiveTable } from '../../browser/live-table.ts';

/** The phase of adding a row: nothing sent, sent, or done (TAB-57). */
export type AddPhase = 'normal' | 'adding' | 'added';

type RowDrawing = Pick<LiveTable, 'config'> & {
  readonly words: TableScreenMessages;
  readonly phase: AddPhase;
  /** what was typed waits to take effect: the box is left as it is (TAB-54) */
  readonly typing: boolean;
};

/** Brings what adds a row in step with its state: the quantity box, the button and the quote button. */
export function drawAdding(row: HTMLElement, state: RowState, drawing: RowDrawing): void {
  const box = cellIn<HTMLInputElement>(row, 'quantity');
  if (box) drawQuantity(box, state, drawing.typing);
  const quote = cellIn(row, 'quote');
  if (quote) quote.hidden = false;
  const action = cellIn(row, 'action');
  if (action) drawAction(action, state, drawing);
}

function drawQuantity(box: HTMLInputElement, state: RowState, typing: boolean): void {
  const { outcome, quantity } = state;
  const { minimum, maximum, step } = rowLimits(state);
  box.disabled = outcome.kind === 'out-of-stock';
  box.min = String(minimum);
  box.step = String(step);
  if (maximum === null) box.removeAttribute('max');
  else box.max = String(maximum);
  const value = quantity === null ? '' : String(quantity);
  if (!typing && box.value !== value) box.value = value;
}

function drawAction(action: HTMLElement, state: RowState, drawing: RowDrawing): void {
  const { words, phase } = drawing;
  const { kind } = state.outcome;
  const isUsable = kind === 'usable';
  const label = labelOf(kind, drawing);
  if (action.textContent !== label) action.textContent = label;
  action.setAttribute('aria-label', words.addNamed(label, state.row.title));
  action.setAttribute('aria-busy', String(phase === 'adding'));
  action.classList.toggle('loading', phase === 'adding');
  action.classList.toggle('added', phase === 'added');
  // Not `disabled`: a press is answered with what is in the way (TAB-61 to TAB-63).
  if (phase === 'adding') action.setAttribute('aria-disabled', 'true');
  else if (isUsable) action.removeAttribute('aria-disabled');
  if (action instanceof HTMLAnchorElement) {
    action.href = isUsable && state.quantity ? addLink(rowToAdd(state)) : state.row.href;
  }
}

function labelOf(kind: RowState['outcome']['kind'], { phase, config, words }: RowDrawing): string {
  if (kind === 'on-its-page') return words.onItsPage;
  if (phase === 'adding') return words.adding;
  if (phase === 'added') return words.added;
  if (kind === 'out-of-stock') return config.out_of_stock_message;
  return kind === 'not-for-sale' ? words.notForSale : config.basic_settings.add_to_cart;
}

/** The id of the row around an element; null outside of rows. */
export function rowIdOf(part: Element): number | null {
  const id = part.closest<HTMLElement>('tr[data-product_id]')?.dataset.product_id;
  return id === undefined ? null : Number(id);
}

/** A marked cell of a row; null where the table has no such column. */
export function cellIn<E extends HTMLElement>(row: Element, name: string): E | null {
  return row.querySelector<E>(`[data-place="${name}"]`);
}
