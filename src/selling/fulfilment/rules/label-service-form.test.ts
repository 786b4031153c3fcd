import { expect, test } from 'vitest';
import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { isServiceAddress, labelServiceForm } from './label-service-form.ts';

test('a service is called over an encrypted connection, or on this machine', () => {
  const good = [
    'https://api.brt.it',
    'https://prove.example.it:8443/',
    'http://127.0.0.1:9000',
    'http://localhost:80',
  ];
  const bad = [
    'http://api.brt.it',
    'ftp://api.brt.it',
    'https://u:p@api.brt.it',
    'https://api.brt.it/rest',
    'api.brt.it',
  ];
  expect([good.map(isServiceAddress), bad.map(isServiceAddress)]).toEqual([
    good.map(() => true),
    bad.map(() => false),
  ]);
});

test('a form without the codes of the sender says what is missing', () => {
  const read = readForm(labelServiceForm, { depot: ['abc'], address: ['x'] });
  expect(read).toMatchObject({
    ok: false,
    problems: { user: 'bad-user', customerCode: 'bad-code', depot: 'bad-depot', address: 'bad-address' },
  });
});
