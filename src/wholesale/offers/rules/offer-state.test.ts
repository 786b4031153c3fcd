import { describe, expect, it } from 'vitest';
import { isOfferOpen, offerActionsIn, offerStateAt, offerStates } from './offer-state.ts';

const untouched = { isCountered: false, isAccepted: false };

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
    expect(offerStateAt({ status, validUntil, ...untouched }, 10)).toBe(state);
  });

  it.each([
    [{ isCountered: true }, 11, 'countered'],
    [{ isAccepted: true }, 11, 'accepted'],
    [{ isCountered: true, isAccepted: true }, 11, 'countered'],
    [{ isCountered: true }, 10, 'expired'],
    [{ isAccepted: true }, 10, 'expired'],
  ] as const)('sent and %o until %s is %s at 10', (done, validUntil, state) => {
    expect(offerStateAt({ status: 'sent', validUntil, ...untouched, ...done }, 10)).toBe(state);
  });

  it('only a draft is sent, only what was sent is revised, and anything can be the beginning of another', () => {
    expect(offerActionsIn('draft')).toEqual(['send', 'withdraw', 'copy']);
    expect(offerActionsIn('open')).toEqual(['revise', 'withdraw', 'copy']);
    expect(offerActionsIn('expired')).toEqual(['revise', 'withdraw', 'copy']);
    expect(offerActionsIn('countered')).toEqual(['revise-as-asked', 'revise', 'withdraw', 'copy']);
    expect(offerActionsIn('ordered')).toEqual(['copy']);
    expect(offerActionsIn('withdrawn')).toEqual(['copy']);
  });

  it('the customer buys it while it is open, countered or accepted', () => {
    expect(offerStates.filter(isOfferOpen)).toEqual(['countered', 'open', 'accepted']);
  });
});
