import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { nonceIn, pageOf, staffBrowser, textOf } from '../factories/order-calls.ts';

let shop: TestShop;
let admin: TestBrowser;

beforeAll(async () => {
  shop = await aShop();
  admin = await staffBrowser(shop);
});
afterAll(() => shop.close());

const post = async (path: string, form: Readonly<Record<string, string>>) =>
  admin.post(path, { _wpnonce: nonceIn(await pageOf(admin, path)), ...form });

const tables = [
  'shipping_zones',
  'shipping_areas',
  'shipping_methods',
  'shipping_bands',
  'tax_rates',
] as const;
const everything = () => Promise.all(tables.map((table) => shop.db.selectFrom(table).selectAll().execute()));

describe('shipping zones in the staff area', () => {
  test('a zone is stored with areas and methods, and an address that is tried falls into it', async () => {
    const answer = await post('/staff/shipping/new/', {
      name: 'Sardegna',
      position: '1',
      surcharge: '3,50',
      areas: 'IT * 07*\nIT CA\nIT * 08010...09170',
      'methods[new][kind]': 'weight_rate',
      'methods[new][bands]': '5 = 8,00\n* = 20',
    });
    const path = answer.headers.get('location')?.split('?')[0] ?? '';
    expect([answer.status, path]).toEqual([303, expect.stringMatching(/^\/staff\/shipping\/\d+\/$/)]);
    const tried = async (query: string) =>
      textOf(await pageOf(admin, `/staff/shipping/?country=IT&${query}`)).replaceAll('\u00a0', ' ');
    expect(await tried('postcode=07100&weight=3')).toContain('Zona: Sardegna A peso: 11,50 €');
    expect(await tried('state=ca&postcode=99999&weight=7')).toContain('A peso: 23,50 €');
    expect(await tried('postcode=41121')).toContain('Zona: Resto del mondo');
    const html = await pageOf(admin, path);
    expect(html).toContain('IT * 08010...09170');
    expect(html).toContain('5 = 8,00');
  });

  test('a method is changed and another removed; what carts name stays the same method', async () => {
    const [zone] = await shop.db
      .selectFrom('shipping_zones')
      .selectAll()
      .where('name', '=', 'Sardegna')
      .execute();
    const [method] = await shop.db
      .selectFrom('shipping_methods')
      .selectAll()
      .where('zone_id', '=', zone?.id ?? 0)
      .execute();
    const known = { name: 'Sardegna', position: '1', areas: 'IT * 07*' };
    await post(`/staff/shipping/${zone?.id}/`, {
      ...known,
      [`methods[${method?.id}][kind]`]: 'flat_rate',
      [`methods[${method?.id}][cost]`]: '12',
      [`methods[${method?.id}][enabled]`]: '1',
      'methods[new][kind]': 'local_pickup',
    });
    const methods = () =>
      shop.db
        .selectFrom('shipping_methods')
        .select(['id', 'kind', 'cost_cents'])
        .where('zone_id', '=', zone?.id ?? 0)
        .orderBy('position')
        .execute();
    const [first, second] = await methods();
    expect([first, second?.kind]).toEqual([
      { id: method?.id, kind: 'flat_rate', cost_cents: 1200 },
      'local_pickup',
    ]);
    await post(`/staff/shipping/${zone?.id}/`, {
      ...known,
      [`methods[${method?.id}][kind]`]: 'flat_rate',
      [`methods[${second?.id}][remove]`]: '1',
    });
    expect((await methods()).map(({ id }) => id)).toEqual([method?.id]);
  });

  test('errors are shown at their line, and nothing is half saved', async () => {
    const before = await everything();
    const answer = await post('/staff/shipping/new/', {
      name: 'Isole',
      position: '2',
      areas: 'IT\nIT ZZ',
      'methods[new][kind]': 'weight_rate',
    });
    const said = textOf(await answer.text());
    expect(answer.status).toBe(422);
    expect(said).toContain('Dove vale: “IT ZZ”: la provincia non esiste in questo paese');
    expect(said).toContain('Scaglioni: scrivi almeno uno scaglione');
    expect(await everything()).toEqual(before);
  });

  test('a zone is deleted, the rest of the world never', async () => {
    const [zone] = await shop.db
      .selectFrom('shipping_zones')
      .selectAll()
      .where('name', '=', 'Sardegna')
      .execute();
    expect((await post('/staff/shipping/0/', { action: 'remove' })).status).toBe(404);
    expect((await post(`/staff/shipping/${zone?.id}/`, { action: 'remove' })).status).toBe(303);
    const names = await shop.db.selectFrom('shipping_zones').select('name').execute();
    expect(names.map(({ name }) => name)).toEqual(['Resto del mondo']);
    expect(textOf(await pageOf(admin, '/staff/audit/?kind=shipping-zone'))).toContain(
      'ha eliminato la zona di spedizione',
    );
  });
});

describe('VAT rates in the staff area', () => {
  test('a rate is stored, changed and deleted, and each change is recorded', async () => {
    const form = {
      name: 'IVA Livigno',
      taxClass: 'standard',
      country: 'IT',
      state: 'SO',
      postcode: '23041',
      rate: '0',
      priority: '1',
    };
    const answer = await post('/staff/taxes/new/', form);
    const path = answer.headers.get('location')?.split('?')[0] ?? '';
    expect(
      await shop.db.selectFrom('tax_rates').selectAll().where('name', '=', 'IVA Livigno').executeTakeFirst(),
    ).toMatchObject({
      tax_class: 'standard',
      country: 'IT',
      state: 'SO',
      postcode: '23041',
      rate_basis_points: 0,
    });
    expect((await post(path, { ...form, rate: '5,5' })).status).toBe(303);
    expect(textOf(await pageOf(admin, '/staff/taxes/'))).toContain('5,5%');
    expect((await post(path, { action: 'remove' })).headers.get('location')).toBe('/staff/taxes/?removed=1');
    expect(textOf(await pageOf(admin, '/staff/audit/?kind=tax-rate'))).toMatch(
      /ha cambiato la percentuale dell’aliquota\s+\S.*?da\s+0%\s+a\s+5,5%/,
    );
  });

  test('a second rate for the same area and an invalid one are refused, and nothing changes', async () => {
    const form = { name: 'IVA', taxClass: 'standard', country: 'IT', rate: '22', priority: '1' };
    await post('/staff/taxes/new/', form);
    const before = await everything();
    const repeated = await post('/staff/taxes/new/', form);
    expect(textOf(await repeated.text())).toContain('c’è già un’aliquota di questa classe');
    const wrong = await post('/staff/taxes/new/', { ...form, country: 'DE', rate: '190' });
    expect([repeated.status, wrong.status]).toEqual([422, 422]);
    expect(await everything()).toEqual(before);
  });
});

test('neither is for roles without the right, nor without a nonce', async () => {
  const before = await everything();
  for (const path of ['/staff/shipping/new/', '/staff/taxes/new/']) {
    for (const who of [await staffBrowser(shop, 'clerk'), aBrowser(shop)]) {
      expect([401, 403]).toContain((await who.get(path)).status);
      expect((await who.post(path, { name: 'X', position: '1', areas: 'IT' })).status).toBe(403);
    }
    expect((await admin.post(path, { name: 'X', position: '1', areas: 'IT' })).status).toBe(422);
  }
  expect(await everything()).toEqual(before);
});
