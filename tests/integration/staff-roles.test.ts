import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setBlocked } from '#customers/customers/server/set-blocked.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aCustomer } from '../factories/a-customer.ts';
import { aPerson } from '../factories/a-person.ts';
import { aRequestContext } from '../factories/a-request-context.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { textOf } from '../factories/order-calls.ts';

let shop: TestShop;
let boss: { id: number; browser: TestBrowser };
let retailId: number;

beforeAll(async () => {
  shop = await aShop();
  const retail = await shop.db
    .selectFrom('customer_groups')
    .select('id')
    .where('slug', '=', 'retail')
    .executeTakeFirstOrThrow();
  retailId = retail.id;
  boss = await somebody('administrator');
});
afterAll(() => shop.close());

async function somebody(role: string | null = null) {
  const { id } = await aCustomer(shop.db, { group_id: retailId, staff_role: role });
  return { id, browser: await aBrowserOf(shop, id) };
}

const pathOf = ({ id }: { id: number }) => `/staff/customers/${id}/`;

async function nonceOf(by: TestBrowser, to: { id: number }) {
  const page = await (await by.get(pathOf(to))).text();
  return /name="_wpnonce"[^>]*value="([0-9a-f]+)"/.exec(page)?.[1] ?? '';
}

async function give(by: TestBrowser, to: { id: number }, role: string) {
  return by.post(pathOf(to), { _wpnonce: await nonceOf(by, to), action: 'staff-role', role });
}

const roleOf = async ({ id }: { id: number }) =>
  (await shop.db.selectFrom('customers').select('staff_role').where('id', '=', id).executeTakeFirstOrThrow())
    .staff_role;

describe('a role of the staff', () => {
  it('is given and removed by staff who manage staff, holds from the next page, and is recorded in the audit trail', async () => {
    const ada = await somebody();
    expect((await ada.browser.get('/staff/orders/')).status).toBe(403);
    const given = await give(boss.browser, ada, 'warehouse');
    expect(given.headers.get('location')).toBe(`${pathOf(ada)}?done=staff-role`);
    expect((await ada.browser.get('/staff/orders/')).status).toBe(200);
    expect((await ada.browser.get('/staff/customers/')).status).toBe(403);
    await give(boss.browser, ada, '');
    expect((await ada.browser.get('/staff/orders/')).status).toBe(403);
    const trail = await shop.db
      .selectFrom('audit_entries')
      .select(['person_id', 'before', 'after'])
      .where('subject_kind', '=', 'customer')
      .where('subject_id', '=', String(ada.id))
      .orderBy('id')
      .execute();
    expect(trail).toEqual([
      { person_id: boss.id, before: { staff_role: null }, after: { staff_role: 'warehouse' } },
      { person_id: boss.id, before: { staff_role: 'warehouse' }, after: { staff_role: null } },
    ]);
  });

  it('cannot be given by other staff, nor is it shown to them', async () => {
    const ada = await somebody();
    for (const role of ['sales', 'clerk', 'warehouse', 'accounting', null] as const) {
      const one = await somebody(role);
      const page = textOf(await (await one.browser.get(pathOf(ada))).text());
      expect(page).not.toContain('Ruolo nel personale');
      expect((await give(one.browser, ada, 'administrator')).status).toBe(403);
      expect((await give(one.browser, one, 'administrator')).status).toBe(403);
    }
    expect([401, 403]).toContain((await give(aBrowser(shop), ada, 'administrator')).status);
    expect(await roleOf(ada)).toBeNull();
  });

  it('is one of those that exist, sent with the page’s nonce, and never one’s own', async () => {
    const ada = await somebody();
    for (const role of ['emperor', 'administrator\u00a0x']) {
      const wrong = await give(boss.browser, ada, role);
      expect(wrong.status).toBe(422);
      expect(textOf(await wrong.text())).toContain('Scegli uno dei ruoli.');
    }
    const forged = await boss.browser.post(pathOf(ada), {
      action: 'staff-role',
      role: 'clerk',
      _wpnonce: 'x',
    });
    expect(forged.headers.get('location')).toContain('done=expired');
    expect((await give(boss.browser, boss, '')).headers.get('location')).toContain('done=own');
    expect(await roleOf(ada)).toBeNull();
    expect(await roleOf(boss)).toBe('administrator');
  });

  it('of the last administrator stays, also where two remove each other’s at once', async () => {
    const other = await somebody('administrator');
    await Promise.all([give(boss.browser, other, ''), give(other.browser, boss, '')]);
    const roles = [await roleOf(boss), await roleOf(other)];
    expect(roles.filter((role) => role === 'administrator')).toHaveLength(1);
  });
});

describe('an administrator', () => {
  const isBlocked = async ({ id }: { id: number }) => {
    const one = shop.db.selectFrom('customers').select('blocked_at').where('id', '=', id);
    return (await one.executeTakeFirstOrThrow()).blocked_at !== null;
  };

  it('who can log in remains where two block each other at once', async () => {
    await shop.db.updateTable('customers').set({ staff_role: null }).execute();
    const two = [await somebody('administrator'), await somebody('administrator')] as const;
    const [one, other] = two;
    const nonces = [await nonceOf(one.browser, other), await nonceOf(other.browser, one)] as const;
    await Promise.all([
      one.browser.post(pathOf(other), { _wpnonce: nonces[0], action: 'block' }),
      other.browser.post(pathOf(one), { _wpnonce: nonces[1], action: 'block' }),
    ]);
    const blocked = [await isBlocked(one), await isBlocked(other)];
    expect(blocked.filter(Boolean)).toHaveLength(1);
    expect(await roleOf(one)).toBe('administrator');
    // Both requests are past the check of rights, so that neither is refused before it acts.
    const pair = [await aPerson(shop.db, 'administrator'), await aPerson(shop.db, 'administrator')] as const;
    const [ada, ugo] = pair;
    const acts = async (person: Person, on: Person) =>
      setBlocked(await aRequestContext(shop.db, { person }), { id: on.customerId, email: on.email }, true);
    const answers = await Promise.all([acts(ada, ugo), acts(ugo, ada)]);
    expect(answers.toSorted()).toEqual(['role-above', null].toSorted());
  });

  it('can be blocked only by staff who may manage staff at that very moment, and never as the last one', async () => {
    const { db } = shop;
    await db.updateTable('customers').set({ staff_role: null }).execute();
    const [one, other] = [await aPerson(db, 'administrator'), await aPerson(db, 'administrator')];
    const acts = async (person: Person) =>
      setBlocked(await aRequestContext(db, { person }), { id: one.customerId, email: one.email }, true);
    const becomes = (columns: { staff_role?: string; blocked_at?: Date | null }) =>
      db.updateTable('customers').set(columns).where('id', '=', other.customerId).execute();
    // The page was opened before the acting administrator was blocked, or lost the role.
    await becomes({ blocked_at: new Date() });
    expect(await acts(other)).toBe('role-above');
    await becomes({ staff_role: 'sales', blocked_at: null });
    expect(await acts(other)).toBe('role-above');
    expect(await acts(one)).toBe('last-administrator');
    expect(await isBlocked({ id: one.customerId })).toBe(false);
    await becomes({ staff_role: 'administrator' });
    expect(await acts(other)).toBeNull();
    expect(await isBlocked({ id: one.customerId })).toBe(true);
  });
});

it('[ACC-04] a guest of the staff area is sent to log in, and back', async () => {
  const guest = aBrowser(shop);
  const first = await guest.get('/staff/');
  expect(first.status).toBe(302);
  expect(first.headers.get('location')).toBe('/my-account/?redirect=%2Fstaff%2F');
  const refused = await guest.get('/staff/coupons/');
  expect(refused.status).toBe(401);
  expect(await refused.text()).toContain('/my-account/?redirect=%2Fstaff%2Fcoupons%2F');
});
