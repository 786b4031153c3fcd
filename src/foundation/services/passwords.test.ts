import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

test('a password opens its own hash and no other does', async () => {
  const hash = await hashPassword('perché-no-2026');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await verifyPassword('perché-no-2026', hash)).toBe(true);
  expect(await verifyPassword('perche-no-2026', hash)).toBe(false);
  expect(await verifyPassword('', hash)).toBe(false);
});

test('an accent typed as one character or as two is the same password', async () => {
  const hash = await hashPassword('perch\u00e9');
  expect(await verifyPassword('perche\u0301', hash)).toBe(true);
});

test('the same password is hashed with another salt each time', async () => {
  expect(await hashPassword('a')).not.toBe(await hashPassword('a'));
});

test('a hash made elsewhere with other costs is understood', async () => {
  // The test vector of the reference implementation: 64 MiB, two passes.
  const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await verifyPassword('password', hash)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['a word', 'password'],
  ['another method', '$2b$10$abcdefghijklmnopqrstuv'],
  [
    'more memory than a log-in may take',
    '$argon2id$v=19$m=9999999,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5Q',
  ],
  ['no memory', '$argon2id$v=19$m=1,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5Q'],
])('%s is no hash', async (_, hash) => {
  expect(await verifyPassword('password', hash)).toBe(false);
});
