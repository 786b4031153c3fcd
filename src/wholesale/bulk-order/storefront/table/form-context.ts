import { createContext, useContext } from 'react';
import type { BulkForm } from '../../rules/bulk-form.ts';
import type { BulkItem } from '../../rules/bulk-item.ts';
import type { BulkCalls } from '../browser/bulk-calls.ts';
import type { Entered } from './use-entered.ts';

/** What the rows of a form share. */
export type FormContextValue = {
  readonly form: BulkForm;
  readonly calls: BulkCalls;
  readonly entered: ReadonlyMap<number, Entered>;
  readonly enter: (item: BulkItem, change: Partial<Omit<Entered, 'item'>>) => void;
  /** the cart's total as markup, after an add */
  readonly onAdded: (total: string) => void;
  readonly onRefused: (sentence: string) => void;
};

export const FormContext = createContext<FormContextValue | null>(null);

export function useFormContext(): FormContextValue {
  const formContext = useContext(FormContext);
  if (!formContext) throw new Error('no bulk order form around this row');
  return formContext;
}
