import { LONGEST_CODE } from '#catalogue/product-editing/rules/product-limits.ts';
import type { Cents } from '#foundation/money/rules/cents.ts';
import { parseListPrice } from '#pricing/prices/rules/parse-tiers.ts';
import { codeOf, longestCell, parseFileDay, type RowProblem } from '#pricing/prices/rules/price-row.ts';

/** The columns of a file of public prices; the heading of each in Italian or English, in any order, `nome` is passed over. */
const headings = {
  sku: ['codice', 'sku', 'code'],
  price: ['prezzo', 'price', 'regular price'],
  sale: ['prezzo in offerta', 'in offerta', 'offerta', 'sale price', 'sale'],
  from: ['dal', 'offerta dal', 'from', 'sale from'],
  to: ['al', 'offerta al', 'to', 'until', 'sale to'],
} as const;
type Column = keyof typeof headings;
export type PublicPriceColumn = Exclude<Column, 'sku'>;
export type PublicPriceHeading = ReadonlyMap<Column, number>;

/** A row of a file as it was read, days as `2026-12-24`, the last one included; what the file has no column for is null, as an empty cell is. */
export type PublicPriceRow = {
  readonly sku: string;
  readonly price: Cents | null;
  readonly sale: Cents | null;
  readonly from: string | null;
  readonly to: string | null;
};

export type ReadPublicPriceRow =
  | { readonly ok: true; readonly row: PublicPriceRow }
  | { readonly ok: false; readonly sku: string; readonly problem: RowProblem };

/** Which cell of a heading holds which column; null where the code, or both prices, are missing. */
export function readPublicHeading(cells: readonly string[]): PublicPriceHeading | null {
  const names = cells.map((cell) => cell.replace('\uFEFF', '').trim().toLowerCase().replace(/\s+/g, ' '));
  const heading = new Map<Column, number>();
  for (const column of Object.keys(headings) as Column[]) {
    const known: readonly string[] = headings[column];
    const at = names.findIndex((name) => known.includes(name));
    if (at >= 0) heading.set(column, at);
  }
  return heading.has('sku') && (heading.has('price') || heading.has('sale')) ? heading : null;
}

/** Reads a row of a file of public prices: Italian decimals, days as `24/12/2026`, `2026-12-24` or a number of a spreadsheet. */
export function readPublicPriceRow(
  cells: readonly string[],
  heading: PublicPriceHeading,
): ReadPublicPriceRow {
  const of = (column: Column) => (cells[heading.get(column) ?? -1] ?? '').trim();
  const sku = codeOf(of('sku'));
  const wrong = (code: RowProblem['code'], text?: string): ReadPublicPriceRow => ({
    ok: false,
    sku: sku.slice(0, longestCell),
    problem: text === undefined ? { code } : { code, text: text.slice(0, longestCell) },
  });
  if (cells.length <= Math.max(...heading.values())) return wrong('cells-missing');
  if (sku === '' || sku.length > LONGEST_CODE) return wrong('no-code');
  const prices: { price: Cents | null; sale: Cents | null } = { price: null, sale: null };
  for (const column of ['price', 'sale'] as const) {
    const cell = of(column);
    prices[column] = cell === '' ? null : parseListPrice(cell);
    if (cell !== '' && prices[column] === null) return wrong('not-a-price', cell);
  }
  const days: { from: string | null; to: string | null } = { from: null, to: null };
  for (const column of ['from', 'to'] as const) {
    const cell = of(column);
    const day = cell === '' ? null : parseFileDay(cell);
    if (day === undefined) return wrong('not-a-date', cell);
    days[column] = day;
  }
  return { ok: true, row: { sku, ...prices, ...days } };
}
