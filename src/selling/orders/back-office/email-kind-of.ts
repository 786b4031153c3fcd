import type { StaffOrdersMessages } from '#messages/it/staff-orders.ts';

/** The name of a kind of letter; of one that is not known, its code. */
export function emailKindOf(kind: string, words: Pick<StaffOrdersMessages, 'emailKinds'>): string {
  return Object.entries(words.emailKinds).find(([known]) => known === kind)?.[1] ?? kind;
}
