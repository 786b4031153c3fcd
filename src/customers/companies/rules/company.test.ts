import { describe, expect, it } from 'vitest';
import { companyFrom, numberOnRecord } from './company.ts';

const invoice = {
  kind: 'business',
  company: 'Riva S.r.l.',
  vatNumber: '01234567897',
  pec: 'riva@pec.example',
};

describe('the company of an account', () => {
  it('is named by the account, else as its invoices are', () => {
    const account = { accountId: 7, company: 'Officina Riva', invoice, billing: null };
    expect(companyFrom(account)).toMatchObject({
      accountId: 7,
      name: 'Officina Riva',
      vatNumber: '01234567897',
    });
    expect(companyFrom({ ...account, company: '' })?.name).toBe('Riva S.r.l.');
  });

  it('is none for an account that has named none, or buys for itself', () => {
    const person = { kind: 'person', taxCode: 'RVICRL80A01F205X', company: '' };
    expect(companyFrom({ accountId: 7, company: '', invoice: person, billing: null })).toBeNull();
    expect(companyFrom({ accountId: 7, company: '', invoice: null, billing: null })).toBeNull();
  });

  it('has an address once a street is known', () => {
    const billing = { country: 'IT', firstName: 'Carlo', lastName: 'Riva' };
    const account = { accountId: 7, company: 'Officina Riva', invoice, billing };
    expect(companyFrom(account)?.address).toBeNull();
    const known = companyFrom({ ...account, billing: { ...billing, address1: 'Via Emilia 1' } });
    expect(known?.address).toMatchObject({ address1: 'Via Emilia 1', company: 'Officina Riva' });
  });

  it('finds the record of its VAT number by the letters of its country', () => {
    expect(numberOnRecord('01234567897', 'IT')).toBe('IT01234567897');
    expect(numberOnRecord('01234567890', 'IT')).toBeNull();
  });
});
