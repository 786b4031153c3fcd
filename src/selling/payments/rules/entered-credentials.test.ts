import { expect, it } from 'vitest';
import type { Credential } from '#foundation/payment-provider/rules/provider-connection.ts';
import { enteredCredentials, isSameAccount, shownCredentials } from './entered-credentials.ts';

const app: readonly Credential[] = [
  { name: 'clientId', secret: false, origin: 'entered', account: true },
  { name: 'secret', secret: true, origin: 'entered' },
  { name: 'webhookId', secret: false, origin: 'made', optional: true },
];
const pairing: readonly Credential[] = [
  { name: 'code', secret: true, origin: 'once' },
  { name: 'keyId', secret: false, origin: 'made', account: true },
  { name: 'privateKey', secret: true, origin: 'made' },
];
const typed = (values: Readonly<Record<string, string>>) => (name: string) => values[name] ?? '';
const stored = { clientId: 'shop', secret: 'hush', webhookId: 'WH-1' };

it('a secret that is left empty stays, with what was made for the account', () => {
  expect(enteredCredentials(app, typed({ clientId: 'shop' }), stored)).toEqual({
    ok: true,
    credentials: stored,
    isToActivate: false,
  });
});

it('another account wants its own secret, and has no webhook yet', () => {
  expect(enteredCredentials(app, typed({ clientId: 'other' }), stored)).toEqual({
    ok: false,
    problems: { secret: 'other-account' },
  });
  expect(enteredCredentials(app, typed({ clientId: 'other', secret: 'psst' }), stored)).toMatchObject({
    credentials: { clientId: 'other', secret: 'psst' },
  });
  const other = enteredCredentials(app, typed({ clientId: 'other', secret: 'psst' }), stored);
  expect(other.ok && other.credentials).not.toHaveProperty('webhookId');
});

it('a key that is all there is of an account stays where its field is left empty', () => {
  const terminal: readonly Credential[] = [{ name: 'key', secret: true, origin: 'entered', account: true }];
  const same = enteredCredentials(terminal, typed({}), { key: 'of-terminal-1' });
  expect(same).toMatchObject({ ok: true, credentials: { key: 'of-terminal-1' } });
  const other = enteredCredentials(terminal, typed({ key: 'of-terminal-2' }), { key: 'of-terminal-1' });
  expect(other).toMatchObject({ ok: true, credentials: { key: 'of-terminal-2' } });
});

it('what is missing is named, and so is what nobody could have copied', () => {
  expect(enteredCredentials(app, typed({}), null)).toEqual({
    ok: false,
    problems: { clientId: 'missing', secret: 'missing' },
  });
  expect(enteredCredentials(app, typed({ clientId: 'shop', secret: 'h\u0007sh' }), null)).toEqual({
    ok: false,
    problems: { secret: 'malformed' },
  });
});

it('a code that is used once is exchanged when it is entered, and not asked for again', () => {
  const keys = { keyId: 'k1', privateKey: 'pem' };
  expect(enteredCredentials(pairing, typed({ code: 'ABC123' }), keys)).toEqual({
    ok: true,
    credentials: { code: 'ABC123' },
    isToActivate: true,
  });
  expect(enteredCredentials(pairing, typed({}), keys)).toEqual({
    ok: true,
    credentials: keys,
    isToActivate: false,
  });
  expect(enteredCredentials(pairing, typed({}), null)).toEqual({ ok: false, problems: { code: 'missing' } });
});

it('an account is the same only where the credentials name one', () => {
  expect(isSameAccount(app, stored, { ...stored, secret: 'psst' })).toBe(true);
  expect(isSameAccount(app, stored, { ...stored, clientId: 'other' })).toBe(false);
  const unnamed: readonly Credential[] = [{ name: 'key', secret: true, origin: 'entered' }];
  expect(isSameAccount(unnamed, { key: 'a' }, { key: 'a' })).toBe(false);
});

it('of a secret only its end is shown, and of a short one or a key in lines nothing', () => {
  expect(shownCredentials(app, { ...stored, secret: 'EJx8-long-enough-9f2c' })).toEqual({
    clientId: 'shop',
    secret: '9f2c',
    webhookId: 'WH-1',
  });
  expect(shownCredentials(app, stored)).toMatchObject({ secret: '' });
  const pem = '-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----';
  expect(shownCredentials(pairing, { keyId: 'k1', privateKey: pem })).toEqual({
    keyId: 'k1',
    privateKey: '',
  });
});
