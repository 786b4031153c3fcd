import { describe, expect, it } from 'vitest';
import { offerActionsIn, offerStateAt } from './offer-state.ts';

describe('the state of an offer', () => {
  it.each([
    ['draft', null, 'draft'],
    ['draft', 5, 'draft'],
    ['sent', null, 'open'],
    ['sent', 11, 'open'],
    ['sent', 10, 'expired'],
    ['ordered', 5, 'ordered'],
    ['withdrawn', 5, 'withdrawn'],
  ] as const)('%s until %s is %s at 10', (status, validUntil, state) => {
    expect(offerStateAt({ status, validUntil }, 10)).toBe(state);
  });

  it('only a draft is sent, only what was sent is taken back, and anything can be the beginning of another', () => {
    expect(offerActionsIn('draft')).toEqual(['send', 'copy']);
    expect(offerActionsIn('open')).toEqual(['withdraw', 'copy']);
    expect(offerActionsIn('ordered')).toEqual(['copy']);
    expect(offerActionsIn('withdrawn')).toEqual(['copy']);
  });
});
