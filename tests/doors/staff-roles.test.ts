import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffRole } from '#shop/accounts/rules/staff-rights.ts';
import { aBrowser, type TestBrowser } from '#tests/makers/a-browser.ts';
import { aBrowserOf } from '#tests/makers/a-browser-of.ts';
import { aCustomer } from '#tests/makers/a-customer.ts';
import { aShop, type TestShop } from '#tests/makers/a-shop.ts';
import { textOf } from '#tests/makers/order-doors.ts';

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

async function somebody(role: StaffRole | null = null) {
  const { id } = await aCustomer(shop.db, { group_id: retailId, staff_role: role });
  return { id, browser: await aBrowserOf(shop, id) };
}

const pathOf = ({ id }: { id: number }) => `/staff/customers/${id}/`;

async function give(by: TestBrowser, to: { id: number }, role: string) {
  const page = await (await by.get(pathOf(to))).text();
  const nonce = /name="_wpnonce"[^>]*value="([0-9a-f]+)"/.exec(page)?.[1] ?? '';
  return by.post(pathOf(to), { _wpnonce: nonce, deed: 'staff-role', role });
}

const roleOf = async ({ id }: { id: number }) =>
  (await shop.db.selectFrom('customers').select('staff_role').where('id', '=', id).executeTakeFirstOrThrow())
    .staff_role;

describe('a role of the staff', () => {
  it('is given and taken by whoever looks after the staff, holds from the next page, and the trail tells of it', async () => {
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

  it('is not given by anybody else, nor shown to them, whatever they post', async () => {
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

  it('is one of those that there are, sent with the page’s nonce, and never one’s own', async () => {
    const ada = await somebody();
    for (const role of ['emperor', 'administrator\u00a0x']) {
      const wrong = await give(boss.browser, ada, role);
      expect(wrong.status).toBe(422);
      expect(textOf(await wrong.text())).toContain('Scegli uno dei ruoli.');
    }
    const forged = await boss.browser.post(pathOf(ada), { deed: 'staff-role', role: 'clerk', _wpnonce: 'x' });
    expect(forged.headers.get('location')).toContain('done=expired');
    expect((await give(boss.browser, boss, '')).headers.get('location')).toContain('done=own');
    expect(await roleOf(ada)).toBeNull();
    expect(await roleOf(boss)).toBe('administrator');
  });

  it('of the last administrator stays, also when two take each other’s at once', async () => {
    const other = await somebody('administrator');
    await Promise.all([give(boss.browser, other, ''), give(other.browser, boss, '')]);
    const roles = [await roleOf(boss), await roleOf(other)];
    expect(roles.filter((role) => role === 'administrator')).toHaveLength(1);
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
