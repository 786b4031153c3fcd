import { type Cents, toCents } from '#foundation/money/rules/cents.ts';

/** A row of the form with what is entered in it; amounts in cents in the buyer's mode. */
export type EnteredRow = { readonly quantity: number; readonly subtotal: Cents };

/** All that is selected: pieces, their price, and whether it can be added (BULK-08). */
export type Selection = { readonly pieces: number; readonly total: Cents; readonly isActive: boolean };

/** Adds the rows up; a quantity of 0 is no part of a selection (BULK-31). */
export function selectionOf(rows: readonly EnteredRow[]): Selection {
  const entered = rows.filter(({ quantity }) => quantity > 0);
  const pieces = entered.reduce((sum, { quantity }) => sum + quantity, 0);
  const total = toCents(entered.reduce((sum, { subtotal }) => sum + subtotal, 0));
  return { pieces, total, isActive: pieces > 0 };
}
