import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aCategory } from '../factories/a-category.ts';
import { aCustomer } from '../factories/a-customer.ts';
import { aGroup } from '../factories/a-group.ts';
import { aPriceList } from '../factories/a-price-list.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';

let shop: TestShop;
let boss: TestBrowser;
let retailId: number;

beforeAll(async () => {
  shop = await aShop();
  const retail = await shop.db
    .selectFrom('customer_groups')
    .select('id')
    .where('slug', '=', 'retail')
    .executeTakeFirstOrThrow();
  retailId = retail.id;
  boss = await staff('administrator');
});
afterAll(() => shop.close());

async function staff(role: string) {
  const { id } = await aCustomer(shop.db, { group_id: retailId, staff_role: role });
  return aBrowserOf(shop, id);
}

async function post(browser: TestBrowser, path: string, fields: Record<string, string | number>) {
  const page = await (await browser.get(path)).text();
  const nonce = /name="_wpnonce"[^>]*value="([0-9a-f]+)"/.exec(page)?.[1] ?? '';
  return browser.post(path, { _wpnonce: nonce, ...fields });
}
const groupOf = async (id: number) =>
  shop.db.selectFrom('customer_groups').selectAll().where('id', '=', id).executeTakeFirst();
const audited = async (subject: string, id: number | string) =>
  (
    await shop.db
      .selectFrom('audit_entries')
      .select('deed')
      .where('subject_kind', '=', subject)
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute()
  ).map(({ deed: action }) => action);

describe('a group in the staff area', () => {
  it('is created, changed and deleted, and the audit trail records it', async () => {
    const list = await aPriceList(shop.db);
    const terms = {
      name: 'Carrozzerie',
      kind: 'business',
      price_list: list.id,
      tax: 'without',
      payment: 'bacs',
    };
    const made = await post(boss, '/staff/groups/new/', { action: 'save', ...terms, min_order: '150,00' });
    expect(made.status).toBe(303);
    const id = Number(/groups\/(\d+)\/\?done=created/.exec(made.headers.get('location') ?? '')?.[1]);
    expect(await groupOf(id)).toMatchObject({
      name: 'Carrozzerie',
      slug: 'carrozzerie',
      kind: 'business',
      price_list_id: list.id,
      show_prices_with_tax: false,
      min_order_cents: 15_000,
      refused_payment_methods: expect.arrayContaining(['cod']),
    });
    const path = `/staff/groups/${id}/`;
    const changed = await post(boss, path, { action: 'save', ...terms, name: 'Carrozzieri', tax: 'with' });
    expect(changed.headers.get('location')).toBe(`${path}?done=saved`);
    expect(await groupOf(id)).toMatchObject({
      name: 'Carrozzieri',
      show_prices_with_tax: true,
      min_order_cents: null,
    });
    expect((await post(boss, path, { action: 'delete' })).headers.get('location')).toBe(
      '/staff/groups/?done=deleted',
    );
    expect(await groupOf(id)).toBeUndefined();
    expect(await audited('customer-group', id)).toEqual(['created', 'changed', 'deleted']);
  });

  it('is refused with a sentence beside the field, and nothing changes', async () => {
    const group = await aGroup(shop.db, { name: 'Rivenditori' });
    const before = await groupOf(group.id);
    const answer = await post(boss, `/staff/groups/${group.id}/`, {
      action: 'save',
      name: 'privati',
      price_list: 'x',
      min_order: 'tanto',
    });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain('Scegli uno dei listini.');
    expect(page).toContain('Indica un importo in euro');
    expect(page).toContain('value="tanto"');
    expect(await groupOf(group.id)).toEqual(before);
    const taken = await post(boss, `/staff/groups/${group.id}/`, {
      action: 'save',
      name: 'PRIVATI',
      price_list: before?.price_list_id ?? 0,
    });
    expect(await taken.text()).toContain('C’è già un gruppo con questo nome.');
    expect(await groupOf(group.id)).toEqual(before);
  });

  it('stays while it is in use', async () => {
    const group = await aGroup(shop.db);
    await aCustomer(shop.db, { group_id: group.id });
    const answer = await post(boss, `/staff/groups/${group.id}/`, { action: 'delete' });
    expect([answer.status, (await answer.text()).includes('Il gruppo ha dei clienti')]).toEqual([409, true]);
    const usedGroup = await aGroup(shop.db);
    const product = await aProduct(shop.db);
    await shop.db
      .insertInto('visibility_rules')
      .values({ product_id: product.id, group_id: usedGroup.id, rule: 'only' })
      .execute();
    const refused = await post(boss, `/staff/groups/${usedGroup.id}/`, { action: 'delete' });
    expect(await refused.text()).toContain('prodotti riservati a questo gruppo');
    const retail = await post(boss, `/staff/groups/${retailId}/`, { action: 'delete' });
    expect(retail.status).toBe(409);
    for (const { id } of [group, usedGroup, { id: retailId }]) expect(await groupOf(id)).toBeDefined();
  });

  it('has its hidden goods set by rules, and so have guests', async () => {
    const category = await aCategory(shop.db, { name: 'Attrezzi', slug: 'attrezzi' });
    const product = await aProduct(shop.db, { name: 'Ponte', sku: 'Ponte-9' });
    const add = (fields: Record<string, string | number>) =>
      post(boss, '/staff/groups/guests/', { action: 'add-rule', rule: 'hidden', ...fields });
    expect((await add({ category: category.id })).headers.get('location')).toContain('done=rule-added');
    expect((await add({ sku: 'ponte-9' })).headers.get('location')).toContain('done=rule-added');
    expect((await shop.fetch(`/product/${product.slug}/`)).status).toBe(404);
    expect((await add({ sku: 'ponte-9' })).status).toBe(409);
    expect(await (await add({ sku: 'CHE-NON-C-E' })).text()).toContain(
      'Scegli una categoria o indica il codice',
    );
    expect((await add({})).status).toBe(409);
    const page = await (await boss.get('/staff/groups/guests/')).text();
    expect(page).toMatch(/Attrezzi[\s\S]*Ponte/);
    const rules = await shop.db
      .selectFrom('visibility_rules')
      .select('id')
      .where('group_id', 'is', null)
      .execute();
    const other = await aGroup(shop.db);
    // A rule is removed on the page that shows it.
    await post(boss, `/staff/groups/${other.id}/`, { action: 'remove-rule', rule_id: rules[1]?.id ?? 0 });
    expect((await shop.fetch(`/product/${product.slug}/`)).status).toBe(404);
    for (const { id } of rules)
      await post(boss, '/staff/groups/guests/', { action: 'remove-rule', rule_id: id });
    expect((await shop.fetch(`/product/${product.slug}/`)).status).toBe(200);
  });

  it('is closed to staff without the right, and nothing changes without a nonce', async () => {
    const group = await aGroup(shop.db);
    const before = await groupOf(group.id);
    const fields = { action: 'save', name: 'Rubato', price_list: before?.price_list_id ?? 0 };
    const customer = await aBrowserOf(shop, (await aCustomer(shop.db, { group_id: retailId })).id);
    for (const browser of [aBrowser(shop), customer, await staff('clerk'), await staff('warehouse')]) {
      expect([401, 403]).toContain((await browser.get(`/staff/groups/${group.id}/`)).status);
      expect([401, 403]).toContain((await browser.post(`/staff/groups/${group.id}/`, fields)).status);
    }
    expect((await boss.post(`/staff/groups/${group.id}/`, fields)).headers.get('location')).toContain(
      'done=expired',
    );
    expect(await groupOf(group.id)).toEqual(before);
    expect((await boss.get('/staff/groups/999999/')).status).toBe(404);
  });
});

describe('a customer in the staff area', () => {
  const stateOf = async (id: number) =>
    shop.db
      .selectFrom('customers')
      .select(['group_id', 'blocked_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  it.each([
    ['name', 'bortolozzi'],
    ['name without accents', 'nicolo'],
    ['email', 'cercami@'],
    ['company', 'officina della via'],
    ['VAT number', '07643520567'],
  ])('is found by %s', async (_, words) => {
    const { db } = shop;
    await db.deleteFrom('customers').where('email', '=', 'cercami@example.com').execute();
    const { id } = await aCustomer(db, {
      group_id: retailId,
      email: 'cercami@example.com',
      first_name: 'Nicolò',
      last_name: 'Bortolozzi',
      company: 'Officina della Via Emilia',
      invoice_data: JSON.stringify({ vatNumber: '07643520567' }),
    });
    const page = await (await boss.get(`/staff/customers/?s=${encodeURIComponent(words)}`)).text();
    expect(page).toContain(`/staff/customers/${id}/`);
    expect(page).toContain('1 cliente');
    const none = await (await boss.get('/staff/customers/?s=nessuno%25')).text();
    expect(none).toContain('Nessun cliente corrisponde');
  });

  it('is moved to another group, and sees its shop from the next page on', async () => {
    const { id } = await aCustomer(shop.db, { group_id: retailId });
    const browser = await aBrowserOf(shop, id);
    await aProduct(shop.db, { name: 'Cinghia', slug: 'cinghia' });
    const group = await aGroup(shop.db, { name: 'Flotte' });
    expect(await (await browser.get('/product/cinghia/')).text()).toContain('12,20');
    const path = `/staff/customers/${id}/`;
    expect((await post(boss, path, { action: 'group', group: group.id })).headers.get('location')).toContain(
      'done=group',
    );
    expect(await (await browser.get('/product/cinghia/')).text()).toContain('10,00');
    expect((await post(boss, path, { action: 'group', group: 999_999 })).status).toBe(422);
    expect((await stateOf(id)).group_id).toBe(group.id);
    expect(await audited('customer', id)).toEqual(['changed']);
  });

  it('is blocked with all log-ins ended, and unblocked', async () => {
    const { id } = await aCustomer(shop.db, { group_id: retailId });
    await aBrowserOf(shop, id);
    const path = `/staff/customers/${id}/`;
    await post(boss, path, { action: 'block' });
    expect((await stateOf(id)).blocked_at).not.toBeNull();
    expect(await shop.db.selectFrom('sessions').select('id').where('customer_id', '=', id).execute()).toEqual(
      [],
    );
    expect(await (await boss.get('/staff/customers/?state=blocked')).text()).toContain(path);
    await post(boss, path, { action: 'unblock' });
    expect((await stateOf(id)).blocked_at).toBeNull();
    await aBrowserOf(shop, id);
    await post(boss, path, { action: 'sessions' });
    expect(await shop.db.selectFrom('sessions').select('id').where('customer_id', '=', id).execute()).toEqual(
      [],
    );
    expect(await audited('customer', id)).toEqual(['deactivated', 'activated', 'changed']);
  });

  it('has notes of the staff', async () => {
    const { id } = await aCustomer(shop.db, { group_id: retailId });
    const path = `/staff/customers/${id}/`;
    await post(boss, path, { action: 'note', note: 'Paga <sempre> puntuale' });
    expect(await (await boss.get(path)).text()).toContain('Paga &lt;sempre&gt; puntuale');
    for (const note of ['  ', 'x'.repeat(2001)]) {
      expect((await post(boss, path, { action: 'note', note })).status).toBe(422);
    }
  });

  it('is read by the counter, and changed neither without the right nor by oneself', async () => {
    const { id } = await aCustomer(shop.db, { group_id: retailId });
    const clerk = await staff('clerk');
    const path = `/staff/customers/${id}/`;
    expect((await clerk.get(path)).status).toBe(200);
    expect((await clerk.get('/staff/customers/')).status).toBe(200);
    expect((await post(clerk, path, { action: 'block' })).status).toBe(403);
    const admin = await aCustomer(shop.db, { group_id: retailId, staff_role: 'administrator' });
    const sales = await staff('sales');
    const shown = await post(sales, `/staff/customers/${admin.id}/`, { action: 'block' });
    expect(shown.headers.get('location')).toContain('done=own');
    const own = await aBrowserOf(shop, admin.id);
    await post(own, `/staff/customers/${admin.id}/`, { action: 'block' });
    for (const one of [id, admin.id]) expect((await stateOf(one)).blocked_at).toBeNull();
  });
});
