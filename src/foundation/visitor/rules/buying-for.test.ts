import { expect, it } from 'vitest';
import {
  accountOf,
  mayBuy,
  mayManageSubaccounts,
  maySeeOfAccount,
  needsApproval,
  sharedThings,
} from './buying-for.ts';
import { type Permission, permissionsFrom, type SubaccountMembership } from './permissions.ts';

type Buyer = {
  readonly customerId: number;
  readonly kind: string;
  readonly subaccount?: SubaccountMembership;
};
const main: Buyer = { customerId: 7, kind: 'business' };
const sub = (...may: Permission[]): Buyer => ({
  customerId: 8,
  kind: 'business',
  subaccount: { mainAccountId: 7, may: permissionsFrom(may) },
});

it('a subaccount buys for its main account, everybody else for themselves', () => {
  expect([accountOf(main), accountOf(sub())]).toEqual([7, 7]);
});

it('[SUB-08] without the permission a subaccount may not buy; everybody else may', () => {
  expect([mayBuy(null), mayBuy(main), mayBuy(sub()), mayBuy(sub('buy'))]).toEqual([true, true, false, true]);
});

it('[SUB-09] the orders of a subaccount wait for an approval where its permission says so, and all others do not', () => {
  const waits = [null, main, sub('buy'), sub('buyApproval'), sub('buy', 'buyApproval')].map((buyer) =>
    needsApproval(buyer),
  );
  expect(waits).toEqual([false, false, false, false, true]);
});

it.each(sharedThings)(
  '[SUB-10] %s of the main account are seen with the permission for them alone',
  (thing) => {
    expect(maySeeOfAccount(main, thing)).toBe(true);
    expect(maySeeOfAccount(sub(`view${thing}`), thing)).toBe(true);
    const others = sharedThings.filter((other) => other !== thing).map((other) => `view${other}` as const);
    expect(maySeeOfAccount(sub('buy', ...others), thing)).toBe(false);
  },
);

it('[SUB-19] only a business in its own account, acting in person, has subaccounts', () => {
  expect(mayManageSubaccounts(main)).toBe(true);
  const others = [null, sub('buy'), { ...main, kind: 'retail' }, { ...main, actedBy: { customerId: 9 } }];
  for (const buyer of others) expect(mayManageSubaccounts(buyer)).toBe(false);
});
