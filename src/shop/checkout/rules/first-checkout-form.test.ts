import { expect, test } from 'vitest';
import { firstCheckoutForm } from './first-checkout-form.ts';

const modena = { country: 'IT', state: 'MO', postcode: '41121' };

test('[CHK-13] a guest starts with where the cart goes', () => {
  const form = firstCheckoutForm(null, modena);
  expect(form.billing).toMatchObject({ ...modena, firstName: '', email: '' });
  expect(form).toMatchObject({ shipToDifferent: false, termsAccepted: false, cartSeen: null });
});

test('[CHK-13] a customer starts with their name, company and e-mail address', () => {
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
