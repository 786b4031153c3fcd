import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  permissionField,
  permissionIds,
  permissionList,
  permissionsFrom,
} from '#foundation/visitor/rules/permissions.ts';
import { customFieldsIn } from './custom-fields.ts';
import {
  checkDetails,
  checkNewSubaccount,
  isUsername,
  readDetails,
  readNewSubaccount,
} from './subaccount-form.ts';

const terms = { usernames: true, customFields: customFieldsIn(''), topLevelMax: 4, subscriptions: false };
const good = { username: 'mario.neri', email: 'mario@officina.it', password: 'chiave10mm' };
const codesOf = (fields: Record<string, string>, more = terms) =>
  checkNewSubaccount(readNewSubaccount({ ...good, ...fields }, more), more).map(({ code }) => code);

describe('[SUB-20] a username', () => {
  it.each(['abcdefgh', 'A1.b_c-d@e', 'x'.repeat(30), 'mario@officina.it', '-abcdefg-', '@@@@@@@@'])(
    'may be %s',
    (username) => expect(isUsername(username)).toBe(true),
  );
  it.each(['abcdefg', 'x'.repeat(31), 'mario neri', 'màrio.neri', 'mario+neri', ''])(
    'may not be %j',
    (username) => expect(isUsername(username)).toBe(false),
  );
  it.each(['_mario.neri', '.mario.neri', 'mario.neri_', 'mario.neri.'])(
    '[SUB-21] neither starts nor ends with _ or .: not %s',
    (username) => expect(isUsername(username)).toBe(false),
  );
  it.each(['mario..neri', 'mario__neri', 'mario._neri', 'mario_.neri'])(
    '[SUB-21] has no two of these in a row: not %s',
    (username) => expect(isUsername(username)).toBe(false),
  );
  it('[SUB-21] is 8 to 30 of its characters, in any combination', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 0, maxLength: 40 }), (text) => {
        if (isUsername(text)) expect(text).toMatch(/^(?![._])(?!.*[._]{2})[A-Za-z0-9._@-]{8,30}(?<![._])$/);
      }),
    );
  });
});

describe('a new subaccount', () => {
  it('is in order as a form gives it, ticked boxes being on', () => {
    expect(codesOf({})).toEqual([]);
    expect(readDetails({ permissionBuy: 'on', permissionViewLists: 'false' }, terms).permissions).toEqual(
      permissionsFrom(['buy']),
    );
  });
  it.each(['mario', 'mario@officina', 'mario@officina.i', 'mario@officina.shops', 'ma rio@officina.it'])(
    '[SUB-22] with the setting at 4 needs an address whose top-level domain has 2 to 4 letters or digits: not %s',
    (email) => expect(codesOf({ email })).toEqual(['email']),
  );
  it('[SUB-22] takes the addresses of the shop’s own customers with the usual setting of 63', () => {
    const topLevelMax = 63;
    for (const email of ['officina@pistone.example', `mario@officina.${'a'.repeat(63)}`]) {
      expect(codesOf({ email }, { ...terms, topLevelMax })).toEqual([]);
    }
    for (const email of ['mario@officina.i', `mario@officina.${'a'.repeat(64)}`]) {
      expect(codesOf({ email }, { ...terms, topLevelMax })).toEqual(['email']);
    }
  });
  it('[SUB-22] may end longer where the shop says so', () => {
    expect(codesOf({ email: 'mario@officina.shops' }, { ...terms, topLevelMax: 5 })).toEqual([]);
  });
  it.each(['chiave1', 'chiaveinglese', '1234567890', ''])(
    '[SUB-23] needs a password of 8 characters or more, among them a letter and a digit: not %j',
    (password) => expect(codesOf({ password })).toEqual(['password']),
  );
  it('[SUB-23] takes a password of exactly 8 characters with a letter and a digit', () => {
    expect(codesOf({ password: 'chiave10' })).toEqual([]);
  });
  it('[SUB-24] shows everything that is wrong at once', () => {
    const wrong = { username: 'm', email: 'm', password: 'm', name: 'x'.repeat(101) };
    expect(codesOf(wrong)).toEqual(['username', 'email', 'password', 'too-long']);
  });
  it('[SUB-04] has no username where usernames are disabled, even if one is sent', () => {
    const without = { ...terms, usernames: false };
    expect(codesOf({ username: '123' }, without)).toEqual([]);
    expect(readNewSubaccount({ ...good, username: 'mario.neri' }, without).username).toBe('');
  });
});

describe('permissions', () => {
  it('[SUB-07] an approval without the permission to buy means nothing', () => {
    expect(permissionsFrom(['buyApproval']).buyApproval).toBe(false);
    expect(permissionsFrom(['buy', 'buyApproval']).buyApproval).toBe(true);
  });
  it('[SUB-11] are the seven flags of the wire, and survive being stored', () => {
    expect(permissionIds.map(permissionField)).toEqual([
      'permissionBuy',
      'permissionBuyApproval',
      'permissionViewOrders',
      'permissionViewSubscriptions',
      'permissionViewOffers',
      'permissionViewConversations',
      'permissionViewLists',
    ]);
    fc.assert(
      fc.property(fc.subarray([...permissionIds]), (ids) => {
        const permissions = permissionsFrom(ids);
        expect(permissionsFrom(permissionList(permissions))).toEqual(permissions);
      }),
    );
  });
});

describe('fields of the shop’s own', () => {
  it('[SUB-06] are named in one list separated by a semicolon', () => {
    expect(customFieldsIn(' Reparto ; Centro di costo;;Città')).toEqual([
      { label: 'Reparto', name: 'reparto' },
      { label: 'Centro di costo', name: 'centro_di_costo' },
      { label: 'Città', name: 'citta' },
    ]);
  });
  it('[SUB-06] never take the name of another field, and no name occurs twice', () => {
    expect(customFieldsIn('Email; permission buy; Reparto; REPARTO; Job Title; ***')).toEqual([
      { label: 'Reparto', name: 'reparto' },
    ]);
  });
  it('[SUB-05] are stored by their names, and only those that the shop asks', () => {
    const more = { ...terms, customFields: customFieldsIn('Reparto') };
    const details = readDetails({ reparto: ' Officina  2 ', altro: 'x' }, more);
    expect(details.customFields).toEqual({ reparto: 'Officina 2' });
    expect(checkDetails({ ...details, customFields: { reparto: 'x'.repeat(101) } })).toEqual([
      { field: 'reparto', code: 'too-long' },
    ]);
  });
});
