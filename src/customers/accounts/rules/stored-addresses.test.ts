import { expect, test } from 'vitest';
import { emptyAddress, emptyBillingAddress } from '#foundation/addresses/rules/address.ts';
import { addressesOfEmployee } from './stored-addresses.ts';

const mario = { firstName: 'Mario', lastName: 'Neri', email: 'mario@riva.example', phone: '' };
const office = {
  ...emptyBillingAddress,
  firstName: 'Carlo',
  lastName: 'Riva',
  company: 'Officina Riva',
  address1: 'Via Emilia 1',
  city: 'Modena',
  country: 'IT',
  phone: '059 000 000',
  email: 'carlo@riva.example',
};
const nothing = { billing: null, shipping: null, invoice: null };

test('an employee orders with the address of the company and is the person to ask for', () => {
  const { billing } = addressesOfEmployee(mario, { own: nothing, company: { ...nothing, billing: office } });
  expect(billing).toEqual({ ...office, firstName: 'Mario', lastName: 'Neri', email: 'mario@riva.example' });
  const direct = addressesOfEmployee(
    { ...mario, phone: '333 000 0000' },
    { own: nothing, company: { ...nothing, billing: office } },
  );
  expect(direct.billing?.phone).toBe('333 000 0000');
});

test('the address of an earlier order does not take the place of the company’s', () => {
  const own = { ...nothing, billing: { ...office, address1: 'Via di Casa 3', phone: '333 111 1111' } };
  const { billing } = addressesOfEmployee(mario, { own, company: { ...nothing, billing: office } });
  expect(billing).toMatchObject({ address1: 'Via Emilia 1', phone: '333 111 1111' });
  const bare = { ...nothing, billing: { ...emptyBillingAddress, country: 'IT' } };
  expect(addressesOfEmployee(mario, { own, company: bare }).billing?.address1).toBe('Via di Casa 3');
});

test('goods go where the employee’s last order went, else where the company’s go', () => {
  const branch = { ...emptyAddress, firstName: 'Mario', city: 'Carpi', country: 'IT' };
  const store = { ...emptyAddress, firstName: 'Carlo', city: 'Sassuolo', country: 'IT' };
  const company = { ...nothing, billing: office, shipping: store };
  const known = addressesOfEmployee(mario, { own: { ...nothing, shipping: branch }, company });
  expect(known.shipping).toEqual(branch);
  expect(addressesOfEmployee(mario, { own: nothing, company }).shipping).toMatchObject({
    firstName: 'Mario',
    city: 'Sassuolo',
  });
});
