import type { StaffOrdersMessages } from '#messages/it/staff-orders.ts';

/** The name of a kind of letter; of one that is not known, its code. */
export function letterKindOf(kind: string, words: Pick<StaffOrdersMessages, 'letterKinds'>): string {
  return Object.entries(words.letterKinds).find(([known]) => known === kind)?.[1] ?? kind;
}
