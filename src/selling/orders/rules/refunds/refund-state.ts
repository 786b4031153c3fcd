/**
 * The state of a refund. `requested`: requested from the payment provider, which has not completed it; `done`: the money was given back;
 * `refused`: by the provider, and staff decide; `elsewhere`: staff gave the money back by other means; `withdrawn`: not refunded.
 */
export const refundStates = ['requested', 'done', 'refused', 'elsewhere', 'withdrawn'] as const;
export type RefundState = (typeof refundStates)[number];

/** What the provider answers, and what staff decide after a refusal. */
export type RefundStep = 'give' | 'refuse' | 'retry' | 'settle-elsewhere' | 'withdraw';

export const staffRefundSteps = [
  'retry',
  'settle-elsewhere',
  'withdraw',
] as const satisfies readonly RefundStep[];
export type StaffRefundStep = (typeof staffRefundSteps)[number];

const table: Readonly<Record<RefundState, Partial<Record<RefundStep, RefundState>>>> = {
  requested: { give: 'done', refuse: 'refused' },
  refused: { retry: 'requested', 'settle-elsewhere': 'elsewhere', withdraw: 'withdrawn' },
  done: {},
  elsewhere: {},
  withdrawn: {},
};

/** The state after a step; null where the step is not possible from the state. */
export function nextRefundState(state: RefundState, step: RefundStep): RefundState | null {
  return table[state][step] ?? null;
}

/** Whether the money of a refund was given back: only then it counts for the order and the customer gets an email. */
export function isGivenBack(state: RefundState): boolean {
  return state === 'done' || state === 'elsewhere';
}
