import type { TableScreenMessages } from '#messages/it/table-screen.ts';
import { checkboxRefusal } from '../../../rules/add-to-cart/press-refusal.ts';
import type { LiveTable } from '../../browser/live-table.ts';
import type { Adder } from './adder.ts';
import { rowIdOf } from './draw-adding.ts';
import type { Popups } from './popups.ts';

type PressTerms = {
  readonly table: LiveTable;
  readonly adder: Pick<Adder, 'add'>;
  readonly popups: Pick<Popups, 'open'>;
  readonly words: TableScreenMessages;
  /** what was typed into a row counts now */
  readonly settle: (id: number) => void;
  readonly remove: (id: number, key: string) => void;
  readonly askQuote: (id: number) => void;
  /** the page about the quick-view add-on (TAB-91) */
  readonly addOnPath: string;
};

type Press = (terms: PressTerms, cell: HTMLElement, id: number, event: Event) => void;

/** What a press of a cell does, by the cell's `data-place`. */
const presses: Readonly<Record<string, Press>> = {
  action({ table, adder, settle }, _cell, id, event) {
    settle(id);
    const row = table.store.row(id);
    const isLink =
      table.config.ajax_action !== 'ajax_active' && row?.outcome.kind === 'usable' && row.quantity;
    // Without ajax the button is a plain link, and a choice that is made on the product's page leads there (TAB-56).
    if (isLink || row?.outcome.kind === 'on-its-page') return;
    event.preventDefault();
    void adder.add(id);
  },
  check({ table, popups }, cell, id, event) {
    const kind = table.store.row(id)?.outcome.kind;
    const refusal = checkboxRefusal({ inStock: kind !== 'out-of-stock', needsVariation: kind !== 'usable' });
    if (refusal) {
      event.preventDefault();
      popups.open({ kind: 'alert', text: table.config[refusal] });
      return;
    }
    const isTicked = cell instanceof HTMLInputElement && cell.checked;
    // Once the click is over: what is redrawn in the middle of it the browser would undo.
    queueMicrotask(() => table.store.tick(id, isTicked));
  },
  remove({ remove }, cell, id) {
    remove(id, cell.dataset.cart_item_key ?? '');
  },
  quote({ askQuote }, _cell, id) {
    askQuote(id);
  },
  'quick-view'({ table, popups, words, addOnPath }, _cell, id, event) {
    const row = table.store.row(id)?.row;
    if (!row) return;
    event.preventDefault();
    if (table.site.quick_view !== '1') {
      const then = () => void window.open(addOnPath, '_blank', 'noopener');
      return popups.open({ kind: 'alert', text: words.quickViewMissing, then });
    }
    popups.open({ kind: 'quick-view', productId: id, title: row.title, path: row.href });
  },
};

/** Listens to presses in the rows of a table, also of rows that are loaded later. */
export function pressCells(terms: PressTerms): void {
  const { root } = terms.table;
  const pressed = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const cell = event.target.closest<HTMLElement>('[data-place], [data-thumbnail]');
    const id = cell && rowIdOf(cell);
    if (!cell || id === null) return;
    if (cell.dataset.thumbnail) return enlarge(terms, cell, id, event);
    presses[cell.dataset.place ?? '']?.(terms, cell, id, event);
  };
  root.addEventListener('click', pressed);
}

function enlarge({ table, popups }: PressTerms, cell: HTMLElement, id: number, event: Event): void {
  const title = table.store.row(id)?.row.title ?? '';
  event.preventDefault();
  popups.open({ kind: 'picture', title, source: cell.dataset.thumbnail ?? '' });
}
