import look from '#catalogue/products/storefront/stock-line.module.css';
import type { StockNote } from '#catalogue/stock/rules/stock-note.ts';
import priceLook from '#kit/ui/display/price.module.css';
import { pageWords } from '#messages/page-words.ts';
import { formatNumber, formatTableAmount } from '../../rules/rows/format-table-amount.ts';
import { messageOf } from '../../rules/rows/row-outcome.ts';
import {
  type RowState,
  totalOf,
  totalWeightOf,
  unitAtQuantity,
  unitOf,
} from '../../rules/rows/table-state.ts';
import { isTextColumn, textColumns } from '../../rules/table-columns.ts';
import type { LiveTable } from './live-table.ts';

const changing = [...textColumns, 'stock', 'description', 'length', 'width', 'height'] as const;

// What the server wrote comes back when nothing is chosen any more (TAB-47).
const originals = new WeakMap<
  HTMLElement,
  { readonly nodes: readonly Node[]; readonly value: string | undefined }
>();

function restore(cell: HTMLElement): void {
  const original = originals.get(cell);
  if (!original) return;
  cell.replaceChildren(...original.nodes);
  if (original.value === undefined) delete cell.dataset.value;
  else cell.dataset.value = original.value;
  originals.delete(cell);
}

function write(cell: HTMLElement, nodes: readonly (string | Node)[], value?: number): void {
  if (!originals.has(cell)) {
    originals.set(cell, { nodes: [...cell.childNodes], value: cell.dataset.value });
  }
  cell.replaceChildren(...nodes);
  if (value !== undefined) cell.dataset.value = String(value);
}

function element(name: 'span' | 'ins' | 'del', look: string | undefined, text: string): HTMLElement {
  const made = document.createElement(name);
  if (look) made.className = look;
  made.textContent = text;
  return made;
}

/** The price of a variation, and what it was before where it is reduced; the same markup as the server's. */
function priceNode(
  price: { unit: number; regular: number; onSale: boolean },
  amount: (cents: number) => string,
): HTMLElement {
  const whole = element('span', priceLook.price, '');
  const now = price.onSale
    ? element('ins', `${priceLook.current} ${priceLook.reduced}`, amount(price.unit))
    : element('span', priceLook.current, amount(price.unit));
  whole.append(now, ...(price.onSale ? [element('del', undefined, amount(price.regular))] : []));
  return whole;
}

/** What one piece costs now: of the chosen variation, and at the tier of the quantity (TAB-45, TIER-13). */
function drawPrice(table: LiveTable, state: RowState, amount: (cents: number) => string): void {
  const { row, outcome } = state;
  const cell = table.cell(row.product_id, 'price');
  if (!cell) return;
  const variation = 'variation' in outcome ? outcome.variation : null;
  const price = variation?.price ?? null;
  const unit = unitAtQuantity(state);
  const isTier = unit !== null && unit !== unitOf(state);
  if (isTier) write(cell, [priceNode({ ...(price ?? { regular: 0, onSale: false }), unit }, amount)]);
  else if (price) write(cell, [priceNode(price, amount)]);
  else if (variation) write(cell, [table.words.nothing]);
  else restore(cell);
}

/** What a row shows of the variation that is chosen, or of itself (TAB-45, TAB-47). */
function drawFacts(table: LiveTable, state: RowState): void {
  const { row, outcome } = state;
  const { site, words, config } = table;
  const variation = 'variation' in outcome ? outcome.variation : null;
  const amount = (cents: number) => formatTableAmount(cents, row.price_data, site.priceFormat);
  const size = variation?.size;
  const side = (at: number) => {
    const value = size?.[at];
    return value === undefined
      ? null
      : {
          text: words.centimetres(formatNumber(value / 10, row.price_data, value % 10 === 0 ? 0 : 1)),
          value,
        };
  };
  drawPrice(table, state, amount);
  for (const name of changing) {
    const cell = table.cell(row.product_id, name);
    if (!cell) continue;
    if (!variation) {
      restore(cell);
      continue;
    }
    const measure = { length: side(0), width: side(1), height: side(2) }[name as 'length'] ?? null;
    if (isTextColumn(name)) write(cell, [variation[name] ?? words.nothing]);
    else if (name === 'stock')
      write(cell, [stockNode(variation.stock, site.locale, config.out_of_stock_message)]);
    else if (name === 'description') {
      const text = new DOMParser()
        .parseFromString(variation.description, 'text/html')
        .body.textContent.trim();
      if (text === '') restore(cell);
      else write(cell, [text]);
    } else if (measure) write(cell, [measure.text], measure.value);
    else restore(cell);
  }
}

/** Line total and weight of what is wanted of a row (TAB-44, TAB-45, TAB-55). */
function drawTotals(table: LiveTable, state: RowState): void {
  const { row } = state;
  const total = table.cell(row.product_id, 'total');
  const cents = totalOf(state);
  if (total) {
    total.textContent =
      cents === null ? table.words.nothing : formatTableAmount(cents, row.price_data, table.site.priceFormat);
  }
  const weight = table.cell(row.product_id, 'weight');
  const kilograms = totalWeightOf(state);
  if (weight) {
    weight.textContent =
      kilograms === null
        ? table.words.nothing
        : table.words.kilograms(formatNumber(kilograms, row.price_data, 2));
  }
}

/** Whether a row can be used, and what is in the way (TAB-44, TAB-46 to TAB-49). */
function drawUse(table: LiveTable, { row, outcome, ticked, choice }: RowState, element: HTMLElement): void {
  const isUsable = outcome.kind === 'usable';
  const variation = 'variation' in outcome ? outcome.variation : null;
  element.dataset.variation_id = String(variation?.id ?? row.variation_id);
  if (row.type === 'variable') element.dataset.variation = variation ? JSON.stringify(choice) : '';
  element.dataset.usable = String(isUsable);
  for (const name of ['action', 'quote', 'check']) {
    const cell = table.cell(row.product_id, name);
    if (isUsable || outcome.kind === 'on-its-page') cell?.removeAttribute('aria-disabled');
    else cell?.setAttribute('aria-disabled', 'true');
  }
  const check = table.cell(row.product_id, 'check');
  if (check instanceof HTMLInputElement) check.checked = ticked;
  const cell = table.cell(row.product_id, 'outcome');
  const message = messageOf(outcome);
  if (!cell) return;
  cell.dataset.kind = outcome.kind;
  const text = message === null ? '' : table.config[message];
  if (cell.textContent !== text) cell.textContent = text;
}

/** Brings a row's markup to what the table knows of it. */
export function drawRow(table: LiveTable, state: RowState): void {
  const element = table.rowOf(state.row.product_id);
  if (!element) return;
  drawFacts(table, state);
  drawTotals(table, state);
  drawUse(table, state, element);
}

function stockText(stock: StockNote, locale: 'it' | 'en', outOfStock: string): string {
  const { stock: words } = pageWords(locale).catalogue;
  switch (stock.kind) {
    case 'in-stock':
      return words.inStock;
    case 'few':
      return words.few(stock.left);
    case 'backorder':
      return words.backorder;
    case 'out-of-stock':
      return outOfStock;
  }
}

/** The stock of a row, as the server renders it; of nothing left, the table's own text (TAB-46). */
function stockNode(stock: StockNote, locale: 'it' | 'en', outOfStock: string): HTMLElement {
  const node = document.createElement('span');
  node.className = look.stock ?? '';
  node.dataset.stock = stock.kind;
  node.textContent = stockText(stock, locale, outOfStock);
  return node;
}
