import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileOutcome, type PublicTerms } from './file-outcome.ts';

const cents = fc.option(fc.integer({ min: 0, max: 3 }));
const moment = fc.option(fc.constantFrom('2026-12-01T00:00:00.000Z', '2026-12-02T00:00:00.000Z'));
const terms: fc.Arbitrary<PublicTerms> = fc.record({
  regularPriceCents: cents,
  salePriceCents: cents,
  saleFrom: moment,
  saleTo: moment,
});

test('what is written makes of an article what the file asks, and never overwrites what the preview has not shown', () => {
  fc.assert(
    fc.property(terms, terms, terms, (was, wanted, now) => {
      const outcome = fileOutcome(was, wanted, now);
      if (outcome.kind === 'write') {
        expect(now).toEqual(was);
        expect({ ...now, ...outcome.values }).toEqual(wanted);
        for (const [field, value] of Object.entries(outcome.values)) {
          expect(value).not.toBe(now[field as keyof PublicTerms]);
        }
      }
      if (outcome.kind === 'same') expect(now).toEqual(wanted);
      if (outcome.kind === 'conflict') expect(now).not.toEqual(was);
    }),
  );
});

test('prices that nobody has touched are written', () => {
  fc.assert(
    fc.property(terms, terms, (was, wanted) => {
      expect(fileOutcome(was, wanted, was).kind).not.toBe('conflict');
    }),
  );
});
