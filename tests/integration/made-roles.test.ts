import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aCustomer } from '../factories/a-customer.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { textOf } from '../factories/order-calls.ts';

let shop: TestShop;
let boss: TestBrowser;

beforeAll(async () => {
  shop = await aShop();
  boss = (await somebody('administrator')).browser;
});
afterAll(() => shop.close());

async function somebody(role: string) {
  const { id } = await aCustomer(shop.db, { staff_role: role });
  return { id, browser: await aBrowserOf(shop, id) };
}

const list = '/staff/staff-roles/';
const roleNamed = (name: string) =>
  shop.db.selectFrom('staff_roles').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
const roleOf = (code: string) =>
  shop.db.selectFrom('staff_roles').selectAll().where('code', '=', code).executeTakeFirstOrThrow();

async function save(by: TestBrowser, path: string, fields: Record<string, string>, rights: string[] = []) {
  const page = await (await by.get(path)).text();
  const nonce = /name="_wpnonce"[^>]*value="([0-9a-f]+)"/.exec(page)?.[1] ?? '';
  const entries = Object.entries({ _wpnonce: nonce, ...fields });
  return by.post(path, new URLSearchParams([...entries, ...rights.map((right) => ['rights', right])]));
}

const make = async (name: string, rights: string[], refundLimit = '') => {
  await save(boss, `${list}new/`, { name, refundLimit }, rights);
  return roleNamed(name);
};

describe.skipIf(!pagesAreBuilt())('a role of the staff', () => {
  it('is made of rights, with those that they need, and is recorded in the audit trail', async () => {
    const made = await save(boss, `${list}new/`, { name: 'Resi', refundLimit: '49,90' }, ['refunds']);
    const role = await roleNamed('Resi');
    expect(made.headers.get('location')).toBe(`${list}${role.id}/?saved=1`);
    expect(role).toMatchObject({ rights: ['orders', 'refunds'], refund_limit_cents: 4990 });
    const shown = textOf(await (await boss.get(list)).text());
    expect(shown).toContain('fino a 49,90 € per ordine');
    const entry = shop.db.selectFrom('audit_entries').select(['deed', 'subject_name', 'after']);
    expect(await entry.where('subject_kind', '=', 'staff-role').executeTakeFirst()).toEqual({
      deed: 'created',
      subject_name: 'Resi',
      after: { name: 'Resi', rights: ['orders', 'refunds'], refundLimit: 4990, needsSecondFactor: false },
    });
  });

  it('holds from the next request of whoever has it, in the same session', async () => {
    const role = await make('Turni', ['orders']);
    const ada = await somebody(role.code);
    expect((await ada.browser.get('/staff/orders/')).status).toBe(200);
    expect((await ada.browser.get('/staff/coupons/')).status).toBe(403);
    await save(boss, `${list}${role.id}/`, { name: 'Turni', refundLimit: '' }, ['coupons']);
    expect((await ada.browser.get('/staff/orders/')).status).toBe(403);
    expect((await ada.browser.get('/staff/coupons/')).status).toBe(200);
  });

  it('that came with the shop is renamed, and keeps who has it', async () => {
    const role = await roleOf('warehouse');
    const same = textOf(await (await boss.get(`${list}${role.id}/`)).text());
    expect(same).toContain('Ruolo Magazzino');
    await save(boss, `${list}${role.id}/`, { name: 'Magazzino', refundLimit: '' }, ['orders']);
    expect(await roleOf('warehouse')).toMatchObject({ name: '', rights: ['orders'] });
    await save(boss, `${list}${role.id}/`, { name: 'Spedizioni', refundLimit: '' }, ['orders', 'shipping']);
    const ugo = await somebody('warehouse');
    expect(textOf(await (await ugo.browser.get('/staff/orders/')).text())).toContain('Spedizioni');
  });

  it('is copied with its rights under a name of its own', async () => {
    const role = await make('Primo', ['coupons', 'vat']);
    const page = await (await boss.get(`${list}new/?from=${role.id}`)).text();
    expect(page).toContain('value="Primo (copia)"');
    const ticked = [...page.matchAll(/<input[^>]*name="rights"[^>]*>/g)].filter(([box]) =>
      box.includes('checked'),
    );
    expect(ticked).toHaveLength(2);
  });

  it.each([
    ['no name', { name: '' }, ['orders'], 'scrivi un nome'],
    ['no right', { name: 'Vuoto' }, [], 'scegli almeno un permesso'],
    ['a right that does not exist', { name: 'Vuoto' }, ['fly'], 'scegli almeno un permesso'],
    ['a name that is taken', { name: 'banco' }, ['orders'], 'c’è già un ruolo con questo nome'],
    ['a limit that is none', { name: 'Vuoto', refundLimit: 'tanto' }, ['orders'], 'scrivi un importo'],
    ['a limit of nothing', { name: 'Vuoto', refundLimit: '0' }, ['orders'], 'scrivi un importo'],
  ])('with %s is refused in words, and changes nothing', async (_, fields, rights, sentence) => {
    const before = await shop.db.selectFrom('staff_roles').selectAll().execute();
    const refused = await save(boss, `${list}new/`, { refundLimit: '', ...fields }, rights);
    expect(refused.status).toBe(422);
    expect(textOf(await refused.text())).toContain(sentence);
    expect(await shop.db.selectFrom('staff_roles').selectAll().execute()).toEqual(before);
  });

  it('is deleted only while nobody has it', async () => {
    const role = await make('Passaggio', ['orders']);
    const { id } = await somebody(role.code);
    const path = `${list}${role.id}/`;
    expect(textOf(await (await boss.get(path)).text())).toContain(
      'Non si può eliminare finché qualcuno lo ha.',
    );
    expect((await save(boss, path, { action: 'remove' })).status).toBe(404);
    expect(await roleNamed('Passaggio')).toMatchObject({ id: role.id });
    await shop.db.updateTable('customers').set({ staff_role: null }).where('id', '=', id).execute();
    expect((await save(boss, path, { action: 'remove' })).headers.get('location')).toBe(`${list}?removed=1`);
    await expect(roleNamed('Passaggio')).rejects.toThrow();
  });

  it('of the administrator keeps its name and rights, and cannot be deleted', async () => {
    const { id } = await roleOf('administrator');
    const other = await make('Per il nonce', ['orders']);
    const page = await (await boss.get(`${list}${other.id}/`)).text();
    const nonce = /name="_wpnonce"[^>]*value="([0-9a-f]+)"/.exec(page)?.[1] ?? '';
    const path = `${list}${id}/`;
    expect((await boss.post(path, { _wpnonce: nonce, name: 'Nessuno', rights: 'orders' })).status).toBe(303);
    expect((await boss.post(path, { _wpnonce: nonce, action: 'remove' })).status).toBe(404);
    expect(await roleOf('administrator')).toMatchObject({ name: '', rights: [] });
    expect((await boss.get('/staff/settings/')).status).toBe(200);
  });

  it('is never made, changed or given with more than the maker’s own rights', async () => {
    const manager = await make('Capoturno', ['staff', 'orders']);
    const { browser } = await somebody(manager.code);
    const more = await save(browser, `${list}new/`, { name: 'Di più', refundLimit: '' }, ['settings']);
    expect(more.status).toBe(422);
    expect(textOf(await more.text())).toContain('non puoi modificare un ruolo che permette più del tuo');
    const own = await save(browser, `${list}${manager.id}/`, { name: 'Capoturno', refundLimit: '' }, [
      'staff',
      'prices',
    ]);
    expect(own.status).toBe(422);
    const { id } = await aCustomer(shop.db);
    const shown = await (await browser.get(`/staff/customers/${id}/`)).text();
    expect(shown).toContain('Capoturno');
    expect(shown).not.toMatch(/<option value="administrator"/);
  });
});
