import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aPerson } from '../factories/a-person.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { fieldIn } from '../factories/account-calls.ts';
import { textOf } from '../factories/order-calls.ts';

const list = '/staff/banners/';

describe.skipIf(!pagesAreBuilt())('banners of the staff area', () => {
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
  const shown = async (path: string, browser = aBrowser(shop)) => (await browser.get(path)).text();
  const sale = {
    textIt: 'Freni in saldo',
    textEn: 'Brakes on sale',
    address: '/shop/',
    position: 'listing',
    audience: 'guests',
    startsOn: '2026-03-03',
    endsOn: '2026-03-03',
    dismissible: '1',
    enabled: '1',
  };

  it('a banner is shown on its days of Rome, at its position, to its audience, and goes when it is deleted', async () => {
    const saved = await post(`${list}new/`, sale);
    expect(saved.status).toBe(303);
    const path = (saved.headers.get('location') ?? '').split('?', 1)[0] ?? '';
    shop.clock.set('2026-03-02T22:59:59Z');
    expect(await shown('/shop/')).not.toContain('Freni in saldo');
    expect(textOf(await (await staff.get(list)).text())).toContain('In attesa');
    shop.clock.set('2026-03-02T23:00:00Z');
    const html = await shown('/shop/');
    expect(html).toMatch(
      /<aside[^>]*data-notice-id="([0-9a-f]{32})".*Freni in saldo.*href="\?dismiss_store_notice=\1"/s,
    );
    expect(await shown('/')).not.toContain('Freni in saldo');
    expect(await shown('/shop/', staff)).not.toContain('Freni in saldo');
    expect(await (await staff.get(path)).text()).toContain('value="2026-03-03"');
    shop.clock.set('2026-03-03T23:00:00Z');
    expect(await shown('/shop/')).not.toContain('Freni in saldo');
    expect(textOf(await (await staff.get(list)).text())).toContain('Finito');

    expect((await post(path, { action: 'remove' })).headers.get('location')).toBe(`${list}?removed=1`);
    const audit = await shop.db
      .selectFrom('audit_entries')
      .select(['deed', 'subject_name'])
      .where('subject_kind', '=', 'banner')
      .orderBy('id')
      .execute();
    expect(audit.map(({ deed, subject_name }) => `${deed} ${subject_name}`)).toEqual([
      'created Freni in saldo',
      'deleted Freni in saldo',
    ]);
  });

  it('what cannot be is said beside its field, and nothing is stored', async () => {
    for (const [fields, sentence] of [
      [{ endsOn: '2026-03-01' }, 'L’ultimo giorno viene prima del primo'],
      [{ audience: 'groups', groupIds: '9999' }, 'Scegli almeno un gruppo'],
      [{ imageId: '9999' }, 'Questa immagine non c’è più'],
    ] as const) {
      const answer = await post(`${list}new/`, { ...sale, ...fields });
      expect(answer.status).toBe(422);
      expect(textOf(await answer.text())).toContain(sentence);
    }
    expect(await shop.db.selectFrom('banners').selectAll().execute()).toEqual([]);
  });
});
