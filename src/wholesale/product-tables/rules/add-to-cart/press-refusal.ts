/** A row whose button was pressed. */
type PressedRow = {
  readonly inStock: boolean;
  /** a product with variations of which none is found yet */
  readonly needsVariation: boolean;
  /** an add of this row is under way */
  readonly adding: boolean;
};

/** The message that a press is answered with; its text is one that the operator may change (ERR-02). */
type PressRefusal =
  | 'sorry_out_of_stock'
  | 'no_right_combination'
  | 'adding_in_progress'
  | 'sorry_plz_right_combination';

/** Why a press on a row's add button does nothing; null where it adds (TAB-61, TAB-62, TAB-63). */
export function buttonRefusal(row: PressedRow): PressRefusal | null {
  if (row.adding) return 'adding_in_progress';
  if (row.needsVariation) return 'no_right_combination';
  return row.inStock ? null : 'sorry_out_of_stock';
}

/** Why a press on a row's checkbox does not tick it; null where it does (TAB-64). */
export function checkboxRefusal(row: Pick<PressedRow, 'inStock' | 'needsVariation'>): PressRefusal | null {
  return row.inStock && !row.needsVariation ? null : 'sorry_plz_right_combination';
}
