import type { AttributeChoice } from '#catalogue/variations/rules/match-variation.ts';
import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import { activeRow, type ShownTier, tierRows, tierSubtotal } from '#pricing/prices/rules/tier-rows.ts';
import { outcomeOf, type RowOutcome } from './row-outcome.ts';
import { quantityAfter, rowLimits, rowQuantity } from './row-quantity.ts';
import type { TableRow } from './table-row.ts';

/** The state of a row in the browser. */
export type RowState = {
  readonly row: TableRow;
  /** what will be added; null while the box says no number */
  readonly quantity: number | null;
  /** the least that may be added; 0 lets a row be emptied (TAB-52, TAB-72) */
  readonly minimum: number;
  readonly ticked: boolean;
  /** the note for the line: `wpt_custom_message` */
  readonly message: string;
  readonly choice: AttributeChoice;
  readonly outcome: RowOutcome;
};

/** The rows of one table by `product_id`, in the order in which they came. */
export type TableState = { readonly rows: ReadonlyMap<number, RowState> };

export const noRows: TableState = { rows: new Map() };

function freshRow(row: TableRow): RowState {
  const choice = row.type === 'variation' ? {} : row.variation;
  const outcome = outcomeOf(row, choice);
  return {
    row,
    quantity: row.quantity,
    minimum: row.min_quantity,
    ticked: false,
    message: row.wpt_custom_message,
    choice: row.variation,
    outcome,
  };
}

/** The rows that a load brought, instead of all that were there (TAB-27). */
export function withRows(rows: readonly TableRow[]): TableState {
  return { rows: new Map(rows.map((row) => [row.product_id, freshRow(row)])) };
}

/** Further rows at the end; a row that is there already stays as it is (TAB-36). */
export function withMoreRows(state: TableState, rows: readonly TableRow[]): TableState {
  const added = rows.filter(({ product_id }) => !state.rows.has(product_id));
  return { rows: new Map([...state.rows, ...withRows(added).rows]) };
}

/** The same table with one row changed; an unknown row changes nothing. */
export function withRow(
  state: TableState,
  id: number,
  change: (row: RowState) => Partial<Omit<RowState, 'row'>>,
): TableState {
  const before = state.rows.get(id);
  if (!before) return state;
  const rows = new Map(state.rows);
  rows.set(id, { ...before, ...change(before) });
  return { rows };
}

/** What made a choice: the shopper, or a preset (TAB-50). */
export type ChosenBy = 'shopper' | 'preset';

/**
 * What the selects of a row say now: a variation that is found makes the row usable, and ticks it where the shopper chose it; anything
 * else unticks it (TAB-44, TAB-47, TAB-50). Minimum and quantity become those of the variation (QTY-02, TAB-53).
 */
export function withChoice(
  state: TableState,
  id: number,
  choice: AttributeChoice,
  by: ChosenBy = 'shopper',
): TableState {
  return withRow(state, id, (before) => {
    const outcome = outcomeOf(before.row, choice);
    const ticked = outcome.kind === 'usable' && (by === 'shopper' || before.ticked);
    return { choice, outcome, ticked, ...quantityAfter(before, outcome) };
  });
}

/** What was typed or stepped to, brought to minimum and step of what is chosen (QTY-01, QTY-02); null: it is no number. */
export function withQuantity(state: TableState, id: number, typed: number | null): TableState {
  return withRow(state, id, (row) => ({ quantity: rowQuantity(typed, rowLimits(row)) }));
}

/** A row that cannot be added cannot be ticked (TAB-64). */
export function withTick(state: TableState, id: number, ticked: boolean): TableState {
  return withRow(state, id, ({ outcome }) => ({ ticked: ticked && outcome.kind === 'usable' }));
}

/** The rows that are ticked, in the order of the table. */
export function tickedRows({ rows }: TableState): readonly RowState[] {
  return [...rows.values()].filter(({ ticked }) => ticked);
}

/** What one piece of a row costs now, in cents: that of the chosen variation, or the row's own; null where neither is shown. */
export function unitOf({ row, outcome }: RowState): number | null {
  const chosen = 'variation' in outcome ? outcome.variation : null;
  return chosen ? (chosen.price?.unit ?? null) : row.price;
}

/** What one piece costs at the tier of the row's quantity, in cents (TIER-13); null where no price is shown. */
export function unitAtQuantity(state: RowState): number | null {
  const { price, tiers } = pricesOf(state);
  return tierUnit(price, tiers, state.quantity ?? 0);
}

/** What is wanted of a row costs now, in cents (TAB-44); null where its price is not known or nothing is left (TAB-53). */
export function totalOf({ row, outcome, quantity }: RowState): number | null {
  if (outcome.kind === 'out-of-stock') return null;
  const { price, tiers } = pricesOf({ row, outcome });
  return lineTotal(price, tiers, quantity ?? 0);
}

/** Price and tiers of the chosen variation, or the row's own. */
function pricesOf({ row, outcome }: Pick<RowState, 'row' | 'outcome'>): Pick<TableRow, 'price' | 'tiers'> {
  const chosen = 'variation' in outcome ? outcome.variation : null;
  return chosen ? { price: chosen.price?.unit ?? null, tiers: chosen.tiers } : row;
}

/** What one piece of a row weighs now, in kilograms (TAB-45, TAB-55); null where it is unknown. */
export function weightOf({ row, outcome }: RowState): number | null {
  const chosen = 'variation' in outcome ? outcome.variation : null;
  return chosen?.weightGrams != null ? chosen.weightGrams / 1000 : row.weight;
}

/** The weight of a row's quantity, in kilograms (TAB-55), of one piece at the quantity 0; null where it is unknown. */
export function totalWeightOf(state: RowState): number | null {
  const kilograms = weightOf(state);
  return kilograms === null ? null : kilograms * Math.max(1, state.quantity ?? 0);
}

/**
 * What a quantity of a row costs, in cents in the audience's mode, at the tier of that quantity (TAB-44, TIER-13, TIER-14); null where the
 * price is hidden. Pieces that are in the cart already may lower it further there.
 */
export function lineTotal(
  price: number | null,
  tiers: readonly ShownTier[],
  quantity: number,
): number | null {
  const unit = tierUnit(price, tiers, quantity);
  return unit === null ? null : tierSubtotal(unit, quantity);
}

/** What one piece costs at the tier of a quantity, in cents in the audience's mode (TIER-13); null where the price is hidden. */
export function tierUnit(price: number | null, tiers: readonly ShownTier[], quantity: number): Cents | null {
  if (price === null) return null;
  const base = toCents(price);
  const rows = tierRows(base, tiers);
  return rows[activeRow(rows, Math.max(1, quantity))]?.unit ?? base;
}
