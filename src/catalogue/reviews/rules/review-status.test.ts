import { expect, test } from 'vitest';
import { actionsFor, nextReviewStatus, reviewActions, reviewStatuses } from './review-status.ts';

test.each([
  ['pending', ['approve', 'refuse', 'trash']],
  ['approved', ['refuse', 'trash']],
  ['refused', ['approve', 'trash']],
  ['trash', ['restore']],
] as const)('a review that is %s may undergo %j', (status, expected) => {
  expect(actionsFor(status)).toEqual(expected);
});

test('out of the bin a review goes back to where it was', () => {
  for (const before of ['pending', 'approved', 'refused'] as const) {
    expect(nextReviewStatus('restore', { status: 'trash', before })).toBe(before);
  }
  expect(nextReviewStatus('restore', { status: 'trash', before: null })).toBe('pending');
});

test('an action that does not apply leads nowhere', () => {
  for (const status of reviewStatuses) {
    for (const action of reviewActions) {
      const next = nextReviewStatus(action, { status, before: null });
      expect(next !== null, `${action} of ${status}`).toBe(actionsFor(status).includes(action));
      expect(next).not.toBe(status);
    }
  }
});
