import { createRoot } from 'react-dom/client';
import { announce } from '#kit/ui/live/announce.ts';
import { type Words, WordsContext } from '#kit/words/storefront/use-words.ts';
import { tableScreenFor } from '#messages/product-table/table-screen-for.ts';
import { type CartAccess, CartContext } from '#selling/cart/storefront/use-cart.ts';
import { tickedRows } from '../../rules/rows/table-state.ts';
import { deviceMode } from '../../rules/table-limits.ts';
import type { LiveTable } from '../browser/live-table.ts';
import type { TableCaller } from '../browser/table-caller.ts';
import { AddingParts } from './adding-parts.tsx';
import { createAdder } from './browser/adder.ts';
import { askQuote } from './browser/ask-quote.ts';
import type { Board } from './browser/board.ts';
import { drawAdding } from './browser/draw-adding.ts';
import { drawMarks } from './browser/draw-marks.ts';
import { type PageTables, pageTables } from './browser/page-tables.ts';
import { createPopups } from './browser/popups.ts';
import { pressCells } from './browser/press-cells.ts';
import { postProductForm, readNotices } from './browser/read-notices.ts';
import { typeQuantities } from './browser/type-quantities.ts';

/** The page where staff switch on the quick-view add-on (TAB-91). */
const quickViewPath = '/staff/settings/#setting-table_quick_view';

/** What a table uses of its page. */
type AroundTable = { readonly cart: CartAccess; readonly words: Words };

/** Brings to life what adds from a table: its rows, their marks, and what floats over the page. */
export function startAdding(table: LiveTable, { cart, words: pageWords }: AroundTable): void {
  const { config, site, store, root } = table;
  const { locale } = pageWords;
  const words = tableScreenFor(locale);
  const page = pageTables(cart, site);
  const { board, caller, marks } = page;
  const { platform } = cart;
  const popups = createPopups();
  const typed = typeQuantities(table);
  const fetchNotices = () => showNotices({ caller, board, platform, popupNotice: config.popup_notice });
  const adder = createAdder({
    table,
    caller,
    board,
    marks,
    words,
    settle: typed.settle,
    showNotices: fetchNotices,
    postForm: (address, form) => postProductForm({ board, platform }, address, form),
    go: (path) => location.assign(path),
  });

  const draw = (ids: Iterable<number>) => {
    for (const id of ids) {
      const [row, state] = [table.rowOf(id), store.row(id)];
      if (!row || !state) continue;
      drawAdding(row, state, { config, words, phase: adder.phaseOf(id), typing: typed.isTyping(id) });
    }
  };
  const drawAll = () => draw(store.get().rows.keys());
  const showsCart = (id: number) => site.add_to_cart_view === '1' && adder.phaseOf(id) === 'added';
  const mark = () => drawMarks(root, marks.snapshot().items, { words, showsCart });
  const remove = async (id: number, key: string) => {
    const said = words.removed(store.row(id)?.row.title ?? '');
    if (!(await removeMarked(page, { id, key, said })))
      board.show({ kind: 'error', text: words.failedRemove });
  };
  const quote = async (rows: Parameters<typeof askQuote>[0]) => {
    if (rows.length === 0) return board.show({ kind: 'error', text: config.please_choose_items });
    board.show(await askQuote(rows, { locale, words }));
  };
  const quickAdd = async (fields: Readonly<Record<string, string>>) => {
    const answer = await caller.add(fields);
    if (!answer.ok) board.show({ kind: 'error', text: words.failed });
    else marks.fireAfterAdd();
    await fetchNotices();
    return answer.ok && answer.added.length > 0;
  };

  const drawAndMark = () => {
    drawAll();
    mark();
  };
  pressCells({
    table,
    adder,
    popups,
    words,
    settle: typed.settle,
    addOnPath: quickViewPath,
    remove: (id, key) => void remove(id, key),
    askQuote(id) {
      typed.settle(id);
      const row = store.row(id);
      if (row?.outcome.kind === 'usable') void quote([row]);
      else board.show({ kind: 'error', text: config.no_right_combination });
    },
  });
  store.on((changed) => draw(changed));
  adder.subscribe(drawAndMark);
  marks.subscribe(mark);
  table.onRows(drawAndMark);
  deviceClass(root, site.resize_loader === '1');
  drawAndMark();

  const cell = root.querySelector('[data-place="selected"]');
  if (!cell) return;
  const hasQuotes = root.querySelector('th[data-column="quoterequest"]') !== null;
  createRoot(cell, { identifierPrefix: `table-${table.id}-` }).render(
    <WordsContext value={pageWords}>
      <CartContext value={cart}>
        <AddingParts
          table={table}
          page={page}
          adder={adder}
          popups={popups}
          onQuote={hasQuotes ? () => void quote(tickedRows(store.get())) : null}
          onQuickAdd={quickAdd}
        />
      </CartContext>
    </WordsContext>,
  );
}

/** Keeps the mode of a table in its `data-device` in step with the window, if a setting says so (TAB-93). */
function deviceClass(root: HTMLElement, follows: boolean): void {
  const look = () => {
    root.dataset.device = deviceMode(window.innerWidth);
  };
  look();
  if (follows) window.addEventListener('resize', look);
}

/**
 * Fetches the waiting notices and puts them on the board, where the table's `popup_notice` is `'1'`; else only refusals, which the
 * shopper has to see (TAB-86). A request that fails shows nothing and reports nothing (TAB-87).
 */
async function showNotices(terms: {
  readonly caller: Pick<TableCaller, 'notice'>;
  readonly board: Pick<Board, 'show'>;
  readonly platform: string;
  readonly popupNotice: string;
}): Promise<void> {
  const notices = readNotices(await terms.caller.notice(), terms.platform);
  for (const notice of notices) {
    if (terms.popupNotice === '1' || notice.kind === 'error') terms.board.show(notice);
  }
}

/** Takes what a row shows out of the cart by its × control (TAB-80). An expired nonce is renewed; false where it was not done. */
async function removeMarked(
  { caller, marks }: Pick<PageTables, 'caller' | 'marks'>,
  item: { readonly id: number; readonly key: string; readonly said: string },
): Promise<boolean> {
  const fields = { product_id: String(item.id), cart_item_key: item.key };
  const done =
    (await caller.remove({ ...fields, nonce: marks.snapshot().nonce })) ||
    (await caller.remove({ ...fields, nonce: (await caller.marks())?.nonce ?? '' }));
  marks.fireAfterAdd();
  if (done) announce(item.said);
  return done;
}
