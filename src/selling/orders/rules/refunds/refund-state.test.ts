import { describe, expect, it } from 'vitest';
import { isGivenBack, nextRefundState, refundStates, staffRefundSteps } from './refund-state.ts';

describe('a refund', () => {
  it('counts once its money was given back, by the provider or by other means', () => {
    expect(refundStates.filter(isGivenBack)).toEqual(['done', 'elsewhere']);
  });
  it('is decided by the provider while it is requested, and by staff once it was refused', () => {
    expect(nextRefundState('requested', 'give')).toBe('done');
    expect(nextRefundState('requested', 'refuse')).toBe('refused');
    expect(staffRefundSteps.map((step) => nextRefundState('refused', step))).toEqual([
      'requested',
      'elsewhere',
      'withdrawn',
    ]);
    expect(staffRefundSteps.map((step) => nextRefundState('requested', step))).toEqual([null, null, null]);
  });
  it.each(['done', 'elsewhere', 'withdrawn'] as const)('that is %s stays so', (state) => {
    for (const step of ['give', 'refuse', ...staffRefundSteps] as const) {
      expect(nextRefundState(state, step)).toBeNull();
    }
  });
});
