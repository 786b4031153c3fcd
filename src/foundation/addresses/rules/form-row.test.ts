import { expect, test } from 'vitest';
import { addressFields } from './address-fields.ts';
import { formRow } from './form-row.ts';

const rowOf = (wireName: string) => {
  const entry = addressFields.find((field) => field.wireName === wireName);
  if (!entry) throw new Error(`there is no field ${wireName}`);
  return formRow('billing', entry, 'required');
};

test.each([
  ['first_name', 'form-row form-row-first validate-required', 10],
  ['last_name', 'form-row form-row-last validate-required', 20],
  ['country', 'form-row form-row-wide address-field update_totals_on_change validate-required', 40],
  ['address_2', 'form-row form-row-wide address-field validate-required', 60],
  ['state', 'form-row form-row-wide address-field validate-state validate-required', 80],
  ['postcode', 'form-row form-row-wide address-field validate-postcode validate-required', 90],
  ['phone', 'form-row form-row-wide validate-phone validate-required', 100],
  ['email', 'form-row form-row-wide validate-email validate-required', 110],
])('[ADDR-01] the row of %s says what it is and where it stands', (wireName, className, priority) => {
  expect(rowOf(wireName)).toEqual({
    id: `billing_${wireName}_field`,
    className,
    'data-priority': priority,
  });
});

test('[ADDR-01] a field that may stay empty is not called required', () => {
  const [firstName] = addressFields;
  if (!firstName) throw new Error('an address has fields');
  expect(formRow('shipping', firstName, 'optional')).toMatchObject({
    id: 'shipping_first_name_field',
    className: 'form-row form-row-first',
  });
});
