import { describe, expect, it } from 'vitest';
import { missingProof } from './second-factor.ts';

describe('the second factor of the staff', () => {
  it.each([
    [{ hasFactor: false, isRequired: false, isVerified: false }, null],
    [{ hasFactor: false, isRequired: true, isVerified: false }, 'enrol'],
    // The last factor was removed elsewhere: what this session proved with it counts no more.
    [{ hasFactor: false, isRequired: true, isVerified: true }, 'enrol'],
    [{ hasFactor: true, isRequired: false, isVerified: false }, 'verify'],
    [{ hasFactor: true, isRequired: true, isVerified: false }, 'verify'],
    [{ hasFactor: true, isRequired: true, isVerified: true }, null],
  ] as const)('%o lacks %s', (facts, missing) => {
    expect(missingProof(facts)).toBe(missing);
  });
});
