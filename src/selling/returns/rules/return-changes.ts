import type { ReturnActorKind, ReturnKind, ReturnState } from './return-states.ts';

type Change = { readonly who: readonly ReturnActorKind[] };
const by = (...who: readonly ReturnActorKind[]): Change => ({ who });

// Outer key: from; inner key: to. A change that is not listed is impossible. An approved return may be settled at once: the customer
// need not send the goods back, or they never left.
const table: Readonly<Record<ReturnState, Partial<Record<ReturnState, Change>>>> = {
  requested: {
    approved: by('staff', 'shop'),
    refused: by('staff'),
    cancelled: by('customer', 'staff'),
  },
  approved: {
    sent: by('customer', 'staff'),
    received: by('staff'),
    settled: by('staff', 'shop'),
    cancelled: by('customer', 'staff'),
  },
  sent: {
    received: by('staff'),
    cancelled: by('staff'),
  },
  // What came back in a state in which the shop does not take it is settled with nothing.
  received: {
    restocked: by('staff'),
    settled: by('staff'),
  },
  restocked: {
    settled: by('staff'),
  },
  settled: {},
  refused: {},
  cancelled: {},
};

/** The states in which pieces are promised to come back: they can be neither returned nor refunded a second time. */
export const openStates: readonly ReturnState[] = ['requested', 'approved', 'sent', 'received', 'restocked'];

/** Whether something can still happen to a return. */
export const isOpen = (state: ReturnState): boolean => openStates.includes(state);

/** Whether an actor may bring a return from one state into another. A consumer who has withdrawn cannot take that back alone. */
export function mayChangeReturn(
  who: ReturnActorKind,
  record: { readonly kind: ReturnKind; readonly state: ReturnState },
  to: ReturnState,
): boolean {
  if (who === 'customer' && to === 'cancelled' && record.kind === 'withdrawal') return false;
  return table[record.state][to]?.who.includes(who) ?? false;
}
