import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aPerson } from '../factories/a-person.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { fieldIn } from '../factories/account-calls.ts';
import { textOf } from '../factories/order-calls.ts';

describe.skipIf(!pagesAreBuilt())('[ACC-11] the vendors of the staff area', () => {
  let shop: TestShop;
  let staff: TestBrowser;
  beforeAll(async () => {
    shop = await aShop();
    staff = await aBrowserOf(shop, (await aPerson(shop.db, 'administrator')).customerId);
  });
  afterAll(() => shop.close());

  const post = async (path: string, fields: Readonly<Record<string, string>>) => {
    const html = await (await staff.get(path)).text();
    return staff.post(path, { _wpnonce: fieldIn(html, '_wpnonce'), ...fields });
  };
  const aVendor = async (name: string) => {
    const made = await post('/staff/vendors/new/', { name, email: '' });
    expect(made.status).toBe(303);
    return made.headers.get('location')?.split('?')[0] ?? '';
  };
  const vendorOf = async (id: number) =>
    (
      await shop.db
        .selectFrom('products')
        .leftJoin('vendors', 'vendors.id', 'vendor_id')
        .select('vendors.name')
        .where('products.id', '=', id)
        .executeTakeFirstOrThrow()
    ).name;
  const shownTo = async (slug: string) =>
    textOf(await (await aBrowser(shop).get(`/product/${slug}/`)).text());

  it('are created, given products, shown to buyers once there are two, renamed, and removed', async () => {
    const part = await aProduct(shop.db, { slug: 'pastiglie', columns: { sku: 'PA-1' } });
    const other = await aProduct(shop.db, { slug: 'dischi', columns: { sku: 'DI 1' } });
    const rossi = await aVendor('Ricambi Rossi');
    const given = await post(rossi, { action: 'give', codes: 'PA-1\r\n DI 1 \r\n' });
    expect(given.headers.get('location')).toBe(`${rossi}?done=added`);
    expect([await vendorOf(part.id), await vendorOf(other.id)]).toEqual(['Ricambi Rossi', 'Ricambi Rossi']);
    expect(await shownTo('pastiglie')).not.toContain('Rossi');
    const bianchi = await aVendor('Ricambi Bianchi');
    expect(await shownTo('pastiglie')).toContain('Venduto da Ricambi Rossi');
    // A product of another vendor comes to this one; taken away it is the shop's own.
    await post(bianchi, { action: 'give', codes: 'DI 1' });
    expect(await vendorOf(other.id)).toBe('Ricambi Bianchi');
    await post(bianchi, { take: String(other.id) });
    expect(await vendorOf(other.id)).toBeNull();
    await post(rossi, { name: 'Rossi e Figli', email: 'info@example.com' });
    expect(await shownTo('pastiglie')).toContain('Venduto da Rossi e Figli');
    const list = textOf(await (await staff.get('/staff/vendors/')).text());
    expect(list).toContain('Rossi e Figli');
    expect(list).toContain('info@example.com');
    expect((await post(rossi, { action: 'remove' })).headers.get('location')).toBe(
      '/staff/vendors/?done=removed',
    );
    expect(await vendorOf(part.id)).toBeNull();
    expect((await staff.get(rossi)).status).toBe(404);
    const trail = await shop.db
      .selectFrom('audit_entries')
      .select('deed')
      .where('subject_kind', '=', 'vendor')
      .where('subject_id', '=', rossi.replace(/\D/g, ''))
      .orderBy('id')
      .execute();
    expect(trail.map(({ deed: action }) => action)).toEqual(['created', 'changed', 'changed', 'deleted']);
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['no name', { name: ' ' }, 'Scrivi un nome di 100 caratteri al massimo.'],
    ['a name that another one has', { name: 'OFFICINE verdi' }, 'C’è già un venditore con questo nome.'],
    ['an email that is none', { name: 'X', email: 'x@' }, 'Scrivi un indirizzo email valido'],
    ['no codes', { action: 'give', codes: ' ' }, 'Scrivi almeno un codice.'],
    ['a code that is not known', { action: 'give', codes: 'ORO-1\nBO-9' }, 'Il codice BO-9 non esiste'],
  ])('refuse %s and change nothing', async (what, fields, sentence) => {
    const path = await aVendor(`Prova ${what}`);
    await shop.db
      .insertInto('vendors')
      .values({ slug: 'verdi', name: 'Officine Verdi' })
      .onConflict((of) => of.doNothing())
      .execute();
    const part = await aProduct(shop.db, { columns: { sku: 'ORO-1' } }).catch(() => null);
    const refused = await post(path, fields);
    expect(refused.status).toBe(422);
    const text = textOf(await refused.text());
    expect(text).toContain(sentence);
    expect(text).toContain(`Prova ${what}`);
    if (part) expect(await vendorOf(part.id)).toBeNull();
  });

  it('are for staff who manage products, and need the nonce of the page', async () => {
    const path = await aVendor('Ricambi Neri');
    const forged = await staff.post(path, { action: 'remove', _wpnonce: 'x' });
    expect(forged.status).toBe(422);
    expect((await staff.get(path)).status).toBe(200);
    const accounting = await aBrowserOf(shop, (await aPerson(shop.db, 'accounting')).customerId);
    expect((await accounting.get('/staff/vendors/')).status).toBe(403);
    expect((await accounting.post(path, { action: 'remove' })).status).toBe(403);
  });
});
