import { useCallback, useState } from 'react';
import { type Chosen, choicesAreValid } from '../../rules/add-to-cart/valid-choices.ts';
import type { BulkItem } from '../../rules/bulk-item.ts';
import { piecesIn } from '../../rules/quantities/typed-quantity.ts';

/** What was entered for an item of the form; it stays while other pages are looked at. */
export type Entered = { readonly item: BulkItem; readonly typed: string; readonly chosen: Chosen };

/** The quantities and choices of all rows that were touched, by item. */
export function useEntered() {
  const [entered, setEntered] = useState<ReadonlyMap<number, Entered>>(new Map());
  const enter = useCallback((item: BulkItem, change: Partial<Omit<Entered, 'item'>>) => {
    setEntered((before) => {
      const known = before.get(item.id) ?? { item, typed: '', chosen: {} };
      return new Map(before).set(item.id, { ...known, ...change, item });
    });
  }, []);
  const clear = useCallback((ids: readonly number[]) => {
    setEntered((before) => {
      const after = new Map(before);
      for (const id of ids) after.delete(id);
      return after;
    });
  }, []);
  return { entered, enter, clear };
}

/** What of it may be added: a quantity above 0 and every choice made (BULK-31, BULK-32). */
export function addable(
  entered: ReadonlyMap<number, Entered>,
): readonly (Entered & { readonly quantity: number })[] {
  return [...entered.values()]
    .map((row) => ({ ...row, quantity: piecesIn(row.typed) }))
    .filter(({ item, quantity, chosen }) => quantity > 0 && choicesAreValid(item.choices, chosen));
}
