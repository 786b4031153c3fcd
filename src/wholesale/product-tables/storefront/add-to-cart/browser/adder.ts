import { createListeners } from '#kit/browser/storefront/create-listeners.ts';
import type { TableScreenMessages } from '#messages/it/table-screen.ts';
import type { Notice } from '#selling/cart/rules/notice.ts';
import { buttonRefusal } from '../../../rules/add-to-cart/press-refusal.ts';
import { minimumAfterBulk } from '../../../rules/add-to-cart/row-minimum.ts';
import { productForm, rowsToAdd, rowToAdd } from '../../../rules/add-to-cart/row-to-add.ts';
import { type RowState, tickedRows } from '../../../rules/rows/table-state.ts';
import { bulkAddFields, tableAddFields } from '../../../rules/table-cart-calls.ts';
import type { LiveTable } from '../../browser/live-table.ts';
import type { AddAnswer, TableCaller } from '../../browser/table-caller.ts';
import type { TableStore } from '../../browser/table-store.ts';
import type { Board } from './board.ts';
import type { AddPhase } from './draw-adding.ts';
import type { MarksStore } from './marks-store.ts';

type AdderTerms = {
  readonly table: Pick<LiveTable, 'config' | 'site'> & {
    readonly store: Pick<TableStore, 'get' | 'row' | 'setQuantity' | 'setMinimum' | 'tick'>;
  };
  readonly caller: Pick<TableCaller, 'add' | 'bulkAdd'>;
  readonly board: Pick<Board, 'show'>;
  readonly marks: Pick<MarksStore, 'fireAfterAdd'>;
  readonly words: TableScreenMessages;
  /** what was typed into a row counts now */
  readonly settle: (id: number) => void;
  /** fetches waiting notices and shows them where the table does (TAB-86) */
  readonly showNotices: () => Promise<void>;
  /** posts the form of a row of the advanced table to the page of its product and shows the notices of that page (TAB-65) */
  readonly postForm: (address: string, form: Readonly<Record<string, string>>) => Promise<AddAnswer>;
  readonly go: (path: string) => void;
};

/** Adds rows of a table to the cart, one by its button or all that are ticked (TAB-56 to TAB-73). */
export function createAdder(terms: AdderTerms) {
  const { table, caller, board, marks, words, settle } = terms;
  const { config, site, store } = table;
  const { subscribe, notify } = createListeners();
  const phases = new Map<number, AddPhase>();
  let busy = false;
  const setPhase = (ids: readonly number[], phase: AddPhase) => {
    for (const id of ids) phases.set(id, phase);
    notify();
  };
  const setBusy = (is: boolean) => {
    busy = is;
    notify();
  };
  const fail = (text: string) => board.show({ kind: 'error', text } satisfies Notice);
  const isAdvanced = config.table_type === 'advance_table';

  const afterAdd = async (path: ReturnType<typeof wayAfterAdd>) => {
    marks.fireAfterAdd();
    if (!isAdvanced) await terms.showNotices();
    if (path !== null) terms.go(path);
  };
  const send = (row: RowState): Promise<AddAnswer> => {
    const addition = rowToAdd(row);
    return isAdvanced
      ? terms.postForm(row.row.href, productForm(addition))
      : caller.add(tableAddFields(addition));
  };
  const backToMinimum = (id: number) => {
    const row = store.row(id);
    if (row && site.return_quanity === '1') store.setQuantity(id, row.minimum);
  };

  const add = async (id: number) => {
    settle(id);
    const row = store.row(id);
    if (!row) return;
    const { kind } = row.outcome;
    const refusal = buttonRefusal({
      adding: busy || phases.get(id) === 'adding',
      inStock: kind !== 'out-of-stock',
      needsVariation: kind !== 'usable' && kind !== 'out-of-stock',
    });
    if (refusal) return fail(config[refusal]);
    if (!row.quantity || row.quantity < 0) return fail(words.zeroQuantity);
    setPhase([id], 'adding');
    const answer = await send(row);
    const isAdded = answer.ok && answer.added.length > 0;
    setPhase([id], isAdded ? 'added' : 'normal');
    if (!answer.ok) return fail(words.failed);
    if (isAdded) backToMinimum(id);
    await afterAdd(isAdded ? wayAfterAdd(config.product_direct_checkout) : null);
  };

  const addTicked = async () => {
    if (busy) return fail(config.adding_in_progress);
    for (const { row } of tickedRows(store.get())) settle(row.product_id);
    const rows = rowsToAdd(tickedRows(store.get()));
    if (rows.length < 1) return fail(config.please_choose_items);
    const ids = rows.map(({ productId }) => productId);
    setBusy(true);
    setPhase(ids, 'adding');
    const answer = await caller.bulkAdd(
      bulkAddFields(
        rows.map((row) => ({
          productId: row.productId,
          fields: isAdvanced
            ? { ...productForm(row), product_id: String(row.productId), additional_json: row.additionalJson }
            : tableAddFields(row),
        })),
      ),
    );
    const added = answer.ok ? ids.filter((id) => answer.added.includes(id)) : [];
    setPhase(ids, 'normal');
    setPhase(added, 'added');
    setBusy(false);
    if (!answer.ok) return fail(words.failedAll);
    for (const id of ids) store.setMinimum(id, minimumAfterBulk(store.row(id)?.minimum ?? null));
    for (const id of added) {
      store.tick(id, false);
      backToMinimum(id);
    }
    const isWhole = added.length === ids.length;
    if (isWhole) board.show({ kind: 'success', text: config.add2cart_all_added_text });
    else if (added.length > 0)
      board.show({ kind: 'success', text: words.someAdded(added.length, ids.length) });
    marks.fireAfterAdd();
    await terms.showNotices();
    const path = added.length > 0 ? wayAfterAdd(config.all_selected_direct_checkout) : null;
    if (path !== null) terms.go(path);
  };

  return {
    subscribe,
    phaseOf: (id: number): AddPhase => phases.get(id) ?? 'normal',
    /** a bulk add is under way */
    isBusy: () => busy,
    add,
    addTicked,
  };
}
export type Adder = ReturnType<typeof createAdder>;

/** Where the browser goes after an add: to the checkout with `'yes'`, to the cart with `'cart'`, and else nowhere (TAB-08, TAB-58, TAB-71). */
export function wayAfterAdd(directCheckout: string): '/checkout/' | '/cart/' | null {
  if (directCheckout === 'yes') return '/checkout/';
  return directCheckout === 'cart' ? '/cart/' : null;
}
