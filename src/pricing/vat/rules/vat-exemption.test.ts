import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VatCheck, VatProof } from './vat-check.ts';
import {
  type ExemptionQuestion,
  isOtherMemberState,
  storedExemption,
  vatExemption,
} from './vat-exemption.ts';

const day = 24 * 60 * 60 * 1000;
const proof: VatProof = { hasRegister: true, holdsMs: day, now: 10 * day };
const check: VatCheck = {
  id: 1,
  number: 'DE136695976',
  country: 'DE',
  answer: 'valid',
  source: 'register',
  consultationNumber: 'WAPIAAAAXhZ',
  answeredAt: 10 * day - 1000,
};
const munich = { country: 'DE', state: 'DE-BY', postcode: '80331' };
const asked: ExemptionQuestion = { check, proof, destination: munich, homeCountry: 'IT' };
const isExempt = (changed: Partial<ExemptionQuestion>) => vatExemption({ ...asked, ...changed }) !== null;

describe('[VAT-13] VAT is left out only for a proven number with delivery to another member state', () => {
  it('a proven German number and Munich: no VAT, with the reason stored', () => {
    expect(vatExemption(asked)).toEqual({
      reason: 'intra-community',
      number: 'DE136695976',
      country: 'DE',
      source: 'register',
      consultationNumber: 'WAPIAAAAXhZ',
      checkedAt: '1970-01-10T23:59:59.000Z',
    });
    expect(storedExemption(JSON.parse(JSON.stringify(vatExemption(asked))))).toEqual(vatExemption(asked));
  });

  it('without a number, or one that is invalid or unknown, VAT is due', () => {
    expect(isExempt({ check: null })).toBe(false);
    expect(isExempt({ check: { ...check, answer: 'invalid' } })).toBe(false);
    expect(isExempt({ check: { ...check, answer: 'unknown' } })).toBe(false);
  });

  it('check digits are proof where the shop asks no register, and none where it does', () => {
    const byDigits = { ...check, source: 'check-digits' } as const;
    expect(isExempt({ check: byDigits })).toBe(false);
    expect(isExempt({ check: byDigits, proof: { ...proof, hasRegister: false } })).toBe(true);
  });

  it('an answer proves as long as it holds, and not a moment longer', () => {
    expect(isExempt({ check: { ...check, answeredAt: proof.now - day + 1 } })).toBe(true);
    expect(isExempt({ check: { ...check, answeredAt: proof.now - day } })).toBe(false);
  });

  it('goods that stay at home, or leave the VAT area, are no delivery inside the Union', () => {
    expect(isExempt({ destination: { country: 'IT', state: 'MO', postcode: '41122' } })).toBe(false);
    expect(isExempt({ destination: { country: 'CH', state: '', postcode: '8001' } })).toBe(false);
    expect(isExempt({ destination: { country: 'DE', state: '', postcode: '78266' } })).toBe(false);
    expect(isExempt({ destination: { country: 'ES', state: 'TF', postcode: '38001' } })).toBe(false);
  });

  it('a German business may have its goods sent to Austria or Monaco', () => {
    expect(isExempt({ destination: { country: 'AT', state: '', postcode: '1010' } })).toBe(true);
    expect(isExempt({ destination: { country: 'MC', state: '', postcode: '98000' } })).toBe(true);
  });

  it('a number of the shop’s own country, or of another than it was given for, leaves VAT in', () => {
    expect(isExempt({ check: { ...check, number: 'IT00743110157', country: 'IT' } })).toBe(false);
    expect(isExempt({ check: { ...check, country: 'FR' } })).toBe(false);
  });

  it('Northern Ireland counts, Great Britain does not', () => {
    expect(isOtherMemberState({ country: 'GB', state: '', postcode: 'bt1 5gs' }, 'IT')).toBe(true);
    expect(isOtherMemberState({ country: 'GB', state: '', postcode: 'SW1A 1AA' }, 'IT')).toBe(false);
  });

  it('whatever the rest, only a valid answer exempts, and never at home', () => {
    const anything = fc.record({
      answer: fc.constantFrom('valid', 'invalid', 'unknown'),
      country: fc.constantFrom('DE', 'FR', 'IT', 'CH', 'GR', ''),
      to: fc.constantFrom('DE', 'IT', 'CH', 'FR', 'ES', 'US', ''),
      hasRegister: fc.boolean(),
      source: fc.constantFrom('check-digits', 'register'),
    });
    fc.assert(
      fc.property(anything, ({ answer, country, to, hasRegister, source }) => {
        const exempt = isExempt({
          check: { ...check, answer, country, source },
          proof: { ...proof, hasRegister },
          destination: { country: to, state: '', postcode: '' },
        });
        if (exempt) expect([answer, country, ['DE', 'FR', 'ES'].includes(to)]).toEqual(['valid', 'DE', true]);
      }),
    );
  });

  it('what was stored and cannot be read counts as VAT charged', () => {
    for (const stored of [null, undefined, 'x', 7, {}, { reason: 'other' }]) {
      expect(storedExemption(stored)).toBeNull();
    }
  });
});
