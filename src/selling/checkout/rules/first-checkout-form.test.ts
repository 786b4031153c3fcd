import { expect, test } from 'vitest';
import { savedAddresses } from '#customers/accounts/rules/stored-addresses.ts';
import { emptyInvoice } from '#customers/invoices/rules/invoice-data.ts';
import { emptyAddress, emptyBillingAddress } from '#foundation/addresses/rules/address.ts';
import { firstCheckoutForm } from './first-checkout-form.ts';

const modena = { country: 'IT', state: 'MO', postcode: '41121' };

test('[CHK-13] a guest starts with where the cart goes', () => {
  const form = firstCheckoutForm(null, modena);
  expect(form.billing).toMatchObject({ ...modena, firstName: '', email: '' });
  expect(form).toMatchObject({ shipToDifferent: false, termsAccepted: false, cartSeen: null });
});

test('[CHK-13] a customer starts with their name, company and email address', () => {
  const person = {
    customerId: 1,
    email: 'officina@example.com',
    firstName: 'Elena',
    lastName: 'Ferri',
    company: 'Officina Ferri',
    kind: 'business',
    staffRole: null,
  } as const;
  expect(firstCheckoutForm(person, modena).billing).toMatchObject({
    firstName: 'Elena',
    lastName: 'Ferri',
    company: 'Officina Ferri',
    email: 'officina@example.com',
  });
});

test('[VAT-11] a business customer starts with an invoice of the company, a private one with none', () => {
  const person = {
    customerId: 1,
    email: 'officina@example.com',
    firstName: 'Elena',
    lastName: 'Ferri',
    company: 'Officina Ferri',
    kind: 'business',
    staffRole: null,
  } as const;
  expect(firstCheckoutForm(person, modena).invoice).toEqual({
    ...emptyInvoice,
    kind: 'business',
    company: 'Officina Ferri',
  });
  const invoice = { ...emptyInvoice, company: 'Ferri S.r.l.', vatNumber: '01234567897' };
  const saved = { billing: null, shipping: null, invoice };
  expect(firstCheckoutForm(person, modena, saved).invoice).toEqual({ ...invoice, kind: 'business' });
  expect(firstCheckoutForm({ ...person, kind: 'retail' }, modena).invoice).toBeNull();
  expect(firstCheckoutForm(null, modena).invoice).toBeNull();
});

test('[CHK-13] a customer who has ordered before starts with the addresses of that order', () => {
  const billing = {
    ...emptyBillingAddress,
    city: 'Bologna',
    country: 'IT',
    state: 'BO',
    email: 'a@example.com',
  };
  const shipping = { ...emptyAddress, city: 'Imola', country: 'IT', state: 'BO' };
  const saved = savedAddresses({ billing, shipping });
  expect(firstCheckoutForm(null, modena, saved)).toMatchObject({ billing, shipping, shipToDifferent: false });
  const one = savedAddresses({ billing, shipping: null });
  expect(firstCheckoutForm(null, modena, one).shipping).toMatchObject({ city: 'Bologna', state: 'BO' });
});

test.each([null, 'text', 7, [], {}, { country: 'ZZ' }, { city: 'Modena' }])(
  'what cannot be used as an address is not used: %j',
  (stored) => {
    expect(savedAddresses({ billing: stored, shipping: stored })).toEqual({
      billing: null,
      shipping: null,
      invoice: null,
    });
  },
);

test('only the known text fields of a stored address are used', () => {
  const saved = savedAddresses({
    billing: { country: 'IT', city: 5, role: 'administrator' },
    shipping: null,
  });
  expect(saved.billing).toEqual({ ...emptyBillingAddress, country: 'IT' });
});
