import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figureLists } from '#site/reports/rules/figure-list.ts';
import { figureSubjects } from '#site/reports/rules/figure-reports.ts';
import { reportList } from '#site/reports/rules/report.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aPerson } from '../factories/a-person.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { anOrder } from '../factories/an-order.ts';
import { textOf } from '../factories/order-calls.ts';

describe.skipIf(!pagesAreBuilt())('the start page of the staff area and its reports', () => {
  let shop: TestShop;
  const ask = async (role: Parameters<typeof aPerson>[1], path: string) => {
    const browser = await aBrowserOf(shop, (await aPerson(shop.db, role)).customerId);
    const answer = await browser.get(path);
    return { status: answer.status, text: textOf(await answer.text()) };
  };
  beforeAll(async () => {
    shop = await aShop();
    const { id } = await aProduct(shop.db, { stock: 20, lowStockThreshold: 30 });
    const now = shop.clock.now();
    const { order } = await anOrder(shop.db, { items: [[id, 2]], payment: 'cod' });
    await anOrder(shop.db, { items: [[id, 1]], payment: 'bacs' });
    await sql`update orders set created_at = ${now} where id = ${order.id}`.execute(shop.db);
    await sql`update outbox set status = 'failed' where order_id = ${order.id} and kind = 'new-order'`.execute(
      shop.db,
    );
  });
  afterAll(() => shop.close());

  it('says what there is to do and how the shop does, each to whom it is for', async () => {
    const all = await ask('administrator', '/staff/');
    for (const said of [
      '1 ordine da evadere',
      '1 bonifico da ricevere',
      '1 articolo in esaurimento',
      '1 email non inviata',
    ])
      expect(all.text).toContain(said);
    expect(all.text).toContain('Come va il negozio');
    const warehouse = await ask('warehouse', '/staff/');
    expect(warehouse.text).toContain('1 ordine da evadere');
    expect(warehouse.text).not.toContain('Come va il negozio');
    expect(warehouse.text).not.toContain('email non inviata');
    expect((await ask('administrator', '/staff/?days=8')).status).toBe(404);
  });

  it('a report is for whom it is for, and says what is wrong with its period', async () => {
    const path = reportList.path({ by: 'article' });
    expect((await ask('warehouse', path)).status).toBe(403);
    const seen = await ask('sales', path);
    expect([seen.status, seen.text.includes('Margine')]).toEqual([200, false]);
    expect((await ask('administrator', `${path}&compare=mai`)).status).toBe(404);
    const backwards = await ask('administrator', '/staff/reports/?from=2026-05-02&to=2026-05-01');
    expect([backwards.status, backwards.text.includes('finisce prima di cominciare')]).toEqual([422, true]);
    expect((await ask('administrator', '/staff/reports/?from=2001-01-01&to=2001-01-02')).text).toContain(
      'non c’è stato fatturato',
    );
  });

  it('figures beside turnover have their page, their files and an empty state, each for whom it is for', async () => {
    for (const about of figureSubjects) {
      const path = figureLists[about].path();
      expect([about, (await ask('warehouse', path)).status]).toEqual([about, 403]);
      const { status, text } = await ask('administrator', `${path}?from=2001-01-01&to=2001-01-02`);
      expect([about, status, text.includes('nulla da contare')]).toEqual([about, 200, true]);
      for (const file of ['export.csv', 'export.xlsx'])
        expect((await ask('administrator', `${path}${file}`)).status).toBe(200);
      expect((await ask('administrator', `${path}?by=mai`)).status).toBe(404);
      expect((await ask('administrator', `${path}export.csv?from=2026-05-02&to=2026-05-01`)).status).toBe(
        422,
      );
    }
    expect((await ask('administrator', '/staff/reports/mai/')).status).toBe(404);
    expect((await ask('administrator', figureLists.stock.path())).text).toContain('Giacenza media');
  });
});
