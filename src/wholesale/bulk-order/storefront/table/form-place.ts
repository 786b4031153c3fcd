import { createContext, useContext } from 'react';
import type { BulkForm } from '../../rules/bulk-form.ts';
import type { BulkItem } from '../../rules/bulk-item.ts';
import type { BulkCalls } from '../browser/bulk-calls.ts';
import type { Entered } from './use-entered.ts';

/** What the rows of a form share. */
export type FormPlace = {
  readonly form: BulkForm;
  readonly calls: BulkCalls;
  readonly entered: ReadonlyMap<number, Entered>;
  readonly enter: (item: BulkItem, change: Partial<Omit<Entered, 'item'>>) => void;
  /** the cart's total as markup, after an add */
  readonly onAdded: (total: string) => void;
  readonly onRefused: (sentence: string) => void;
};

export const FormPlaceContext = createContext<FormPlace | null>(null);

export function useFormPlace(): FormPlace {
  const place = useContext(FormPlaceContext);
  if (!place) throw new Error('no bulk order form around this row');
  return place;
}
