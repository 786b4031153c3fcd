import { calendarDay } from '#kit/text/rules/calendar-day.ts';
import { parseListPrice, parseTiers, type TierProblem } from './parse-tiers.ts';
import type { PriceTier } from './tier-price.ts';

/** Characters of a cell that problems quote, and of a code. */
export const longestCell = 60;

/** The columns of a file of prices; the heading of each in Italian or English, in any order, `name` is passed over. */
const priceColumns = {
  sku: ['codice', 'sku', 'code'],
  price: ['prezzo', 'price'],
  tiers: ['scaglioni', 'tiers'],
  from: ['dal', 'from'],
  to: ['al', 'to', 'until'],
} as const;
export type PriceColumn = keyof typeof priceColumns;

/** A row of a file of prices as it was read; days as `2026-12-24`, the last one included. */
export type PriceRow = {
  readonly sku: string;
  /** in the order of their quantities; the base price from 1 */
  readonly tiers: readonly Pick<PriceTier, 'minQuantity' | 'price'>[];
  readonly from: string | null;
  readonly to: string | null;
};

/** Why a row of a file cannot be written; `text` is what stood there. */
export type RowProblem = {
  readonly code:
    | 'no-code'
    | 'no-price'
    | 'not-a-price'
    | 'not-a-date'
    | 'ends-before-it-begins'
    | 'base-price-twice'
    | 'unknown-code'
    | 'code-twice'
    | 'cells-missing'
    | 'in-trash'
    | 'of-variations'
    | 'sale-not-below'
    | 'sale-without-price'
    | 'gone'
    | 'changed-meanwhile'
    | TierProblem['code'];
  readonly text?: string;
};

export type ReadPriceRow =
  | { readonly ok: true; readonly row: PriceRow }
  | { readonly ok: false; readonly sku: string; readonly problem: RowProblem };

/** Which cell of a heading holds which column; null where code, or both price and tiers, are missing. */
export function readHeading(cells: readonly string[]): ReadonlyMap<PriceColumn, number> | null {
  const names = cells.map((cell) => cell.replace('\uFEFF', '').trim().toLowerCase());
  const positions = new Map<PriceColumn, number>();
  for (const column of Object.keys(priceColumns) as PriceColumn[]) {
    const known: readonly string[] = priceColumns[column];
    const at = names.findIndex((name) => known.includes(name));
    if (at >= 0) positions.set(column, at);
  }
  const isWhole = positions.has('sku') && (positions.has('price') || positions.has('tiers'));
  return isWhole ? positions : null;
}

/** Reads a row of a file of prices: Italian decimals, tiers as `minQty:price;…` (TIER-02), days as `24/12/2026` or `2026-12-24`. */
export function readPriceRow(
  cells: readonly string[],
  heading: ReadonlyMap<PriceColumn, number>,
): ReadPriceRow {
  const of = (column: PriceColumn) => (cells[heading.get(column) ?? -1] ?? '').trim();
  const sku = codeOf(of('sku'));
  const wrong = (code: RowProblem['code'], text?: string): ReadPriceRow => ({
    ok: false,
    sku: sku.slice(0, longestCell),
    problem: text === undefined ? { code } : { code, text: text.slice(0, longestCell) },
  });
  if (cells.length <= Math.max(...heading.values())) return wrong('cells-missing');
  if (sku === '' || sku.length > longestCell) return wrong('no-code');
  const base = of('price');
  const price = base === '' ? null : parseListPrice(base);
  if (base !== '' && price === null) return wrong('not-a-price', base);
  const parsed = parseTiers(of('tiers'));
  if (!parsed.ok) return wrong(parsed.error.code, saidOf(parsed.error));
  if (price === null && parsed.tiers.length === 0) return wrong('no-price');
  if (price !== null && parsed.tiers[0]?.minQuantity === 1) return wrong('base-price-twice');
  const days = { from: of('from'), to: of('to') };
  const from = days.from === '' ? null : parseFileDay(days.from);
  const to = days.to === '' ? null : parseFileDay(days.to);
  if (from === undefined) return wrong('not-a-date', days.from);
  if (to === undefined) return wrong('not-a-date', days.to);
  if (from !== null && to !== null && to < from) return wrong('ends-before-it-begins', days.to);
  const tiers = price === null ? parsed.tiers : [{ minQuantity: 1, price }, ...parsed.tiers];
  return { ok: true, row: { sku, tiers, from, to } };
}

/** Undoes the escaping of an export: codes like =1 are written so that a spreadsheet does not take them for formulas. */
export const codeOf = (cell: string): string => cell.replace(/^'(?='*[=+\-@])/, '');

function saidOf(problem: TierProblem): string {
  if ('piece' in problem) return problem.piece;
  return 'threshold' in problem ? String(problem.threshold) : String(problem.most);
}

const DAY_MS = 86_400_000;
/** Days of a spreadsheet are numbers, from this day on. */
const firstSheetDay = Date.UTC(1899, 11, 30);

/** `2026-12-24` of a day of a file: as it is written, or as a spreadsheet stores it, `46380`; undefined when it is none. */
export function parseFileDay(text: string): string | undefined {
  if (!/^\d{5}$/.test(text)) return parseDay(text);
  const day = new Date(firstSheetDay + Number(text) * DAY_MS).toISOString().slice(0, 10);
  return parseDay(day);
}

/** `2026-12-24` of a day written in Italian or ISO style; undefined when it is none. */
export function parseDay(text: string): string | undefined {
  const italian = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text);
  const [year, month, day] = italian
    ? [italian[3], italian[2], italian[1]]
    : (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.slice(1) ?? []);
  return Number(year) >= 2000 ? (calendarDay(year, month, day) ?? undefined) : undefined;
}
