import { matchState } from './match-state.ts';
import type { StateField } from './state-field.ts';

/** A state as it was entered: typed, or chosen from a list. */
export type EnteredState = { readonly value: string; readonly typed: boolean };

/** What the state field of a new country holds: the entry that was meant, what was typed before, or nothing (ADDR-12). */
export function stateAfterChange(field: StateField, entered: EnteredState): string {
  switch (field.kind) {
    case 'none':
      return '';
    case 'text':
      return entered.typed ? entered.value : '';
    case 'list':
      return matchState(field.options, entered.value) ?? '';
  }
}
