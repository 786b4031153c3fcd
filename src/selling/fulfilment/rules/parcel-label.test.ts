import { expect, test } from 'vitest';
import { ASKING_MS, labelReference, labelStateNow } from './parcel-label.ts';

test('a label that was asked for too long ago is unknown, whatever is stored', () => {
  const asked = new Date('2026-11-28T10:00:00Z');
  const after = (ms: number) => labelStateNow('asking', asked, new Date(asked.getTime() + ms));
  expect([after(ASKING_MS), after(ASKING_MS + 1)]).toEqual(['asking', 'unknown']);
  expect(labelStateNow('made', asked, new Date('2027-01-01T00:00:00Z'))).toBe('made');
});

test('the reference of a label has at most fifteen digits and is never that of another day', () => {
  expect(labelReference(7, new Date('2026-11-28T10:00:00Z'))).toBe(26_112_800_000_007);
  expect(String(labelReference(99_999_999, new Date('2099-12-31T10:00:00Z')))).toHaveLength(14);
});
