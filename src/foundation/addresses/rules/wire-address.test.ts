import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BillingAddress, emptyBillingAddress } from './address.ts';
import {
  addressFromWire,
  billingAddressFromWire,
  formFromWire,
  wireFromAddress,
  wireFromBillingAddress,
  wireFromForm,
} from './wire-address.ts';

const address: BillingAddress = {
  firstName: 'Anna',
  lastName: 'Rossi',
  company: 'Officina Rossi',
  address1: 'Via Roma 12',
  address2: 'scala B',
  city: 'Milano',
  state: 'MI',
  postcode: '20121',
  country: 'IT',
  phone: '02 1234567',
  email: 'anna@example.it',
};
const wire = {
  first_name: 'Anna',
  last_name: 'Rossi',
  company: 'Officina Rossi',
  address_1: 'Via Roma 12',
  address_2: 'scala B',
  city: 'Milano',
  state: 'MI',
  postcode: '20121',
  country: 'IT',
  phone: '02 1234567',
};
const anyAddress = fc.record<BillingAddress>({
  firstName: fc.string(),
  lastName: fc.string(),
  company: fc.string(),
  address1: fc.string(),
  address2: fc.string(),
  city: fc.string(),
  state: fc.string(),
  postcode: fc.string(),
  country: fc.string(),
  phone: fc.string(),
  email: fc.string(),
});

describe('addresses on the wire', () => {
  test('an address has the wire’s names, and the email address in billing only', () => {
    expect(wireFromAddress(address)).toEqual(wire);
    expect(wireFromBillingAddress(address)).toEqual({ ...wire, email: 'anna@example.it' });
  });

  test('fields that did not arrive have the value known before', () => {
    expect(billingAddressFromWire({ city: 'Roma', state: '' }, address)).toEqual({
      ...address,
      city: 'Roma',
      state: '',
    });
    expect(billingAddressFromWire({})).toEqual(emptyBillingAddress);
  });

  test('[ADDR-01] the fields of a form carry their section', () => {
    expect(formFromWire(wireFromBillingAddress(address), 'billing')).toMatchObject({
      billing_country: 'IT',
      billing_state: 'MI',
      billing_email: 'anna@example.it',
    });
    expect(formFromWire(wire, 'shipping')).toMatchObject({ shipping_country: 'IT', shipping_state: 'MI' });
    expect(formFromWire(wire, 'shipping')).not.toHaveProperty('shipping_email');
  });

  test('[ADDR-01] the shipping calculator sends country, state, city and postcode', () => {
    const posted = { calc_shipping_country: 'IT', calc_shipping_state: 'RM', billing_state: 'MI' };
    expect(addressFromWire(wireFromForm(posted, 'calc_shipping'))).toMatchObject({
      country: 'IT',
      state: 'RM',
      city: '',
    });
  });

  test('what went out as a form or as an object comes back the same', () => {
    fc.assert(
      fc.property(anyAddress, fc.constantFrom('billing', 'shipping'), (any, prefix) => {
        const out = wireFromBillingAddress(any);
        expect(billingAddressFromWire(out)).toEqual(any);
        expect(billingAddressFromWire(wireFromForm(formFromWire(out, prefix), prefix))).toEqual(any);
      }),
    );
  });
});
