import { describe, expect, it } from 'vitest';
import { companyFromAnswers } from './company-answers.ts';

const before = {
  company: '',
  firstName: 'Elena',
  lastName: 'Bassi',
  email: 'elena@officina.example',
  invoice: null,
  billing: null,
};

describe('the company that a business has registered', () => {
  it('[ACC-07] consists of the answers: firm, numbers, PEC and the address of its seat', () => {
    const company = companyFromAnswers(
      [
        { fact: 'company', value: 'Officina Bassi S.r.l.' },
        { fact: 'vat-number', value: 'IT00743110157' },
        { fact: 'tax-code', value: '0074 311 0157' },
        { fact: 'recipient-code', value: 'm5uxcr1' },
        { fact: 'pec', value: 'bassi@pec.example' },
        { fact: 'phone', value: '0521 000 000' },
        { fact: 'address', value: 'Via Emilia Ovest 45' },
        { fact: 'postcode', value: '43126' },
        { fact: 'city', value: 'Parma' },
        { fact: 'country', value: 'IT:PR' },
      ],
      before,
    );
    expect(company.company).toBe('Officina Bassi S.r.l.');
    expect(company.invoice).toEqual({
      kind: 'business',
      company: 'Officina Bassi S.r.l.',
      vatNumber: '00743110157',
      taxCode: '00743110157',
      recipientCode: 'M5UXCR1',
      pec: 'bassi@pec.example',
    });
    expect(company.billing).toEqual({
      firstName: 'Elena',
      lastName: 'Bassi',
      company: 'Officina Bassi S.r.l.',
      address1: 'Via Emilia Ovest 45',
      address2: '',
      city: 'Parma',
      state: 'PR',
      postcode: '43126',
      country: 'IT',
      phone: '0521 000 000',
      email: 'elena@officina.example',
    });
  });

  it('keeps what the account had where nothing was answered, and the letters of a number from abroad', () => {
    const known = {
      ...before,
      company: 'Bassi Teile GmbH',
      invoice: { kind: 'business', company: 'Bassi Teile GmbH', pec: 'post@bassi.example' },
      billing: { address1: 'Hauptstraße 1', city: 'Köln', postcode: '50667', country: 'DE' },
    };
    const company = companyFromAnswers([{ fact: 'vat-number', value: 'DE136695976' }], known);
    expect(company.invoice).toMatchObject({
      company: 'Bassi Teile GmbH',
      vatNumber: 'DE136695976',
      pec: 'post@bassi.example',
    });
    expect(company.billing).toMatchObject({ address1: 'Hauptstraße 1', city: 'Köln', country: 'DE' });
  });

  it('takes an address as a whole: a new street does not stay in the old town', () => {
    const known = { ...before, billing: { address1: 'Via Vecchia 1', city: 'Modena', postcode: '41121' } };
    const { billing } = companyFromAnswers([{ fact: 'address', value: 'Via Nuova 2' }], known);
    expect(billing).toMatchObject({ address1: 'Via Nuova 2', city: '', postcode: '' });
  });

  it('takes the first of two answers about the same, and drops what a private customer gave for an invoice', () => {
    const known = { ...before, invoice: { kind: 'person', taxCode: 'BSSLNE80A41G337X' } };
    const answers = [
      { fact: 'company', value: 'Prima' },
      { fact: 'company', value: 'Seconda' },
    ] as const;
    const { company, invoice } = companyFromAnswers(answers, known);
    expect([company, invoice.company, invoice.taxCode]).toEqual(['Prima', 'Prima', '']);
  });
});
