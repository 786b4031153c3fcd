import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { anApiKey, basicOf, type TestApiKey } from '../factories/an-api-key.ts';
import { anOrder } from '../factories/an-order.ts';

const base = '/wp-json/wc/v3';

describe('orders of the administration API', () => {
  let shop: TestShop;
  let key: TestApiKey;
  let first: number;
  let second: number;
  beforeAll(async () => {
    shop = await aShop({ shopUrl: 'https://shop.test' });
    key = await anApiKey(shop, { role: 'administrator' });
    const { id: productId } = await aProduct(shop.db, {
      name: 'Filtro olio',
      regularPriceCents: 1220,
      stock: 50,
    });
    first = (await anOrder(shop.db, { items: [[productId, 2]] })).order.id;
    second = (await anOrder(shop.db, { items: [[productId, 1]] })).order.id;
  });
  afterAll(() => shop.close());

  const get = (path: string) => shop.fetch(`${base}${path}`, { headers: basicOf(key) });
  const send = (method: string, path: string, body: unknown) =>
    shop.fetch(`${base}${path}`, {
      method,
      headers: { ...basicOf(key), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const idsOf = async (path: string) => {
    const answer = await get(path);
    const body: { id: number }[] = await answer.json();
    return body.map(({ id }) => id);
  };

  it('an order is read with lines, money as texts and dates without a zone', async () => {
    const order = await (await get(`/orders/${first}`)).json();
    expect(order).toMatchObject({
      id: first,
      status: 'on-hold',
      currency: 'EUR',
      customer_id: 0,
      prices_include_tax: true,
      created_via: 'checkout',
      line_items: [
        {
          name: 'Filtro olio',
          quantity: 2,
          subtotal: '20.00',
          total: '20.00',
          total_tax: '4.40',
          taxes: [{ id: 2200, total: '4.40', subtotal: '4.40' }],
          price: 10,
        },
      ],
      meta_data: [],
      refunds: [],
      date_paid: null,
    });
    expect(order.date_created).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
    const cents = (text: string) => Math.round(Number(text) * 100);
    const { shipping_lines: shipping, fee_lines: fees, line_items: lines } = order;
    const parts = [...lines, ...shipping, ...fees].flatMap((line) => [line.total, line.total_tax]);
    expect(parts.reduce((sum: number, text: string) => sum + cents(text), 0)).toBe(cents(order.total));
    const taxes = order.tax_lines.flatMap((line: Record<string, string>) => [
      line.tax_total,
      line.shipping_tax_total,
    ]);
    expect(taxes.reduce((sum: number, text: string) => sum + cents(text), 0)).toBe(cents(order.total_tax));
  });

  it('lists are paged, ordered and counted', async () => {
    const answer = await get('/orders?per_page=1&orderby=id&order=asc&dates_are_gmt=true&unknown=1');
    expect(await answer.json()).toMatchObject([{ id: first }]);
    expect(answer.headers.get('x-wp-total')).toBe('2');
    expect(answer.headers.get('x-wp-totalpages')).toBe('2');
    expect(answer.headers.get('link')).toMatch(/page=2>; rel="next"/);
    expect(await idsOf('/orders?per_page=1&orderby=id&order=asc&offset=1')).toEqual([second]);
    expect(await idsOf('/orders?page=9')).toEqual([]);
    expect(await idsOf(`/orders?include=${second},${first}&orderby=include`)).toEqual([second, first]);
    expect(await idsOf(`/orders?exclude[]=${second}`)).toEqual([first]);
  });

  it('lists are filtered', async () => {
    const { number } = await (await get(`/orders/${second}`)).json();
    expect(await idsOf(`/orders?search=${number}`)).toEqual([second]);
    expect(await idsOf('/orders?status=completed')).toEqual([]);
    expect((await idsOf('/orders?status=on-hold,completed')).length).toBe(2);
    expect((await idsOf('/orders?status=any&customer=0')).length).toBe(2);
    expect(await idsOf('/orders?customer=999999')).toEqual([]);
    expect(await idsOf('/orders?after=2099-01-01T00:00:00')).toEqual([]);
    expect((await idsOf('/orders?before=2099-01-01T00:00:00Z')).length).toBe(2);
    expect((await idsOf('/orders?created_via=checkout')).length).toBe(2);
    expect(await idsOf('/orders?created_via=admin')).toEqual([]);
  });

  it.each([
    'per_page=101',
    'page=0',
    'status=nonsense',
    'after=yesterday',
    'orderby=price',
    'order=up',
    'dp=x',
    'customer=me',
  ])('a bad known parameter is refused: %s', async (query) => {
    const answer = await get(`/orders?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'rest_invalid_param',
      data: { status: 400, params: { [query.split('=')[0] ?? '']: expect.any(String) } },
    });
  });

  it('only the fields that are asked for are answered, and HEAD and OPTIONS answer', async () => {
    expect(await (await get('/orders?_fields=id,billing.email&per_page=1')).json()).toEqual([
      { id: expect.any(Number), billing: { email: expect.any(String) } },
    ]);
    const head = await shop.fetch(`${base}/orders`, { method: 'HEAD', headers: basicOf(key) });
    expect([head.status, head.headers.get('x-wp-total')]).toEqual([200, '2']);
    const options = await (await shop.fetch(`${base}/orders`, { method: 'OPTIONS' })).json();
    expect(options).toMatchObject({ namespace: 'wc/v3', methods: ['GET'] });
  });

  it('an order that is not there is 404 to read and 400 to change', async () => {
    for (const [answer, status] of [
      [await get('/orders/999999'), 404],
      [await get('/orders/99999999999'), 404],
      [await send('PUT', '/orders/999999', {}), 400],
    ] as const) {
      expect(answer.status).toBe(status);
      expect((await answer.json()).code).toBe('shop_rest_shop_order_invalid_id');
    }
  });

  it('what changed since a moment is found, whatever of the order changed', async () => {
    const changedIn = async (act: () => Promise<unknown>) => {
      const { at } = await shop.db
        .selectFrom('orders')
        .select((of) => of.fn.max('updated_at').as('at'))
        .executeTakeFirstOrThrow();
      // The database counts microseconds.
      const since = new Date(at.getTime() + 1).toISOString();
      await act();
      return idsOf(`/orders?modified_after=${encodeURIComponent(since)}&orderby=modified&order=asc`);
    };
    expect(await changedIn(() => Promise.resolve())).toEqual([]);
    expect(
      await changedIn(() => send('POST', `/orders/${first}/notes`, { note: 'Pronto in magazzino' })),
    ).toEqual([first]);
    const meta = { meta_data: [{ key: 'erp_id', value: 'A-1' }] };
    expect(await changedIn(() => send('PUT', `/orders/${second}`, meta))).toEqual([second]);
    expect(await changedIn(() => get(`/orders/${first}`))).toEqual([]);
  });

  it('meta data are merged, kept unchanged and deleted by null', async () => {
    const value = { nested: [1, 'due', null], text: 'à' };
    await send('PUT', `/orders/${first}`, { meta_data: [{ key: 'erp', value }, { key: 'empty' }] });
    const order = await (
      await send('PATCH', `/orders/${first}`, { meta_data: [{ key: 'b', value: 2 }] })
    ).json();
    expect(order.meta_data).toEqual([
      { id: expect.any(Number), key: 'erp', value },
      { id: expect.any(Number), key: 'b', value: 2 },
    ]);
    const left = await send('POST', `/orders/${first}`, { meta_data: [{ key: 'erp', value: null }] });
    expect((await left.json()).meta_data).toMatchObject([{ key: 'b' }]);
  });

  it('the state changes as on the page of the order, with history, audit and emails', async () => {
    const answer = await send('PUT', `/orders/${second}`, { status: 'processing' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ status: 'processing', date_paid: expect.any(String) });
    const event = await shop.db
      .selectFrom('order_events')
      .select(['who', 'to_status', 'person_name'])
      .where('order_id', '=', second)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(event).toEqual({ who: 'staff', to_status: 'processing', person_name: 'Bruna Neri' });
    const audit = await shop.db
      .selectFrom('audit_entries')
      .select('person_id')
      .where('subject_kind', '=', 'order')
      .where('subject_id', '=', String(second))
      .executeTakeFirst();
    expect(audit?.person_id).toBe(key.ownerId);
    const mails = await shop.db
      .selectFrom('outbox')
      .select('kind')
      .where('order_id', '=', second)
      .where('kind', '=', 'order-processing')
      .execute();
    expect(mails.length).toBe(1);
  });

  it('what the shop does not allow is refused with a sentence and changes nothing at all', async () => {
    const before = await (await get(`/orders/${second}`)).json();
    const refused = await send('PUT', `/orders/${second}`, {
      status: 'refunded',
      meta_data: [{ key: 'lost', value: 1 }],
    });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      code: 'shop_rest_invalid_order_status',
      message: 'L’ordine non può passare allo stato “Rimborsato”.',
    });
    const elsewhere = await send('PUT', `/orders/${second}`, { billing: { city: 'Roma' } });
    expect(elsewhere.status).toBe(400);
    expect((await elsewhere.json()).data.params).toEqual({ billing: expect.any(String) });
    expect(await (await get(`/orders/${second}`)).json()).toEqual(before);
    // A program that sends back the whole order changes what differs.
    const whole = await send('PUT', `/orders/${second}`, { ...before, status: 'completed' });
    expect(await whole.json()).toMatchObject({ status: 'completed', date_completed: expect.any(String) });
  });

  it('a payment that has come brings the order on its way', async () => {
    const paid = await (await send('PUT', `/orders/${first}`, { set_paid: true })).json();
    expect(paid).toMatchObject({ status: 'processing', date_paid: expect.any(String) });
  });

  it('notes are added, listed and read', async () => {
    const created = await send('POST', `/orders/${first}/notes`, { note: 'Spedito', customer_note: true });
    expect(created.status).toBe(201);
    const note = await created.json();
    expect(created.headers.get('location')).toBe(`https://shop.test${base}/orders/${first}/notes/${note.id}`);
    expect(note).toMatchObject({ note: 'Spedito', customer_note: true, author: 'Bruna Neri' });
    const list = await (await get(`/orders/${first}/notes?type=customer`)).json();
    expect(list).toEqual([note]);
    expect(await (await get(`/orders/${first}/notes/${note.id}`)).json()).toEqual(note);
    expect((await get(`/orders/${second}/notes/${note.id}`)).status).toBe(404);
    expect((await send('POST', `/orders/${first}/notes`, { note: ' ' })).status).toBe(400);
    expect((await send('POST', `/orders/${first}/notes`, {})).status).toBe(400);
    const mails = await shop.db
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'order-note')
      .where('order_id', '=', first)
      .execute();
    expect(mails.length).toBe(1);
  });

  it('the states have names', async () => {
    expect(await (await get('/orders/statuses')).json()).toContainEqual({
      slug: 'processing',
      name: 'In lavorazione',
    });
  });
});
