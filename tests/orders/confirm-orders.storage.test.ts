import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffOrdersAction } from '#selling/orders/rules/order-list-query.ts';
import { postStaffOrder } from '#selling/orders/server/forms/post-staff-order.ts';
import { postStaffOrders } from '#selling/orders/server/forms/post-staff-orders.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { aProduct } from '../factories/a-product.ts';
import type { TestRequestContext } from '../factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '../factories/a-test-database.ts';
import { aClerk, anOrder } from '../factories/an-order.ts';

let home: TestDatabase;
let clerk: TestRequestContext;

beforeAll(async () => {
  home = await aTestDatabase();
  clerk = await aClerk(home.db);
});
afterAll(() => home.close());

async function anOrderOf(pieces: number) {
  const product = await aProduct(home.db, { stock: 10 });
  const { order } = await anOrder(home.db, { items: [[product.id, pieces]], payment: 'cod' });
  return order;
}

const statusOf = async (id: number) => (await readOrder(home, id))?.status;

function formOf(fields: readonly (readonly [string, string | number])[]): FormData {
  const form = new FormData();
  form.append('_wpnonce', clerk.nonces.make(staffOrdersAction));
  for (const [name, value] of fields) form.append(name, String(value));
  return form;
}

test.each(['cancelled', 'failed'])(
  'staff are asked before an order is %s, and it is done once they have confirmed',
  async (to) => {
    const { id } = await anOrderOf(1);
    const fields = [
      ['action', 'state'],
      ['to', to],
      ['seen', 'processing'],
    ] as const;
    expect(await postStaffOrder(clerk, id, formOf(fields))).toEqual({
      ok: false,
      asked: { what: 'state', to, seen: 'processing' },
    });
    expect(await statusOf(id)).toBe('processing');
    // An answer to another question is none.
    expect(await postStaffOrder(clerk, id, formOf([...fields, ['confirmed', 'on-hold']]))).toHaveProperty(
      'asked',
    );
    expect(await statusOf(id)).toBe('processing');
    expect(await postStaffOrder(clerk, id, formOf([...fields, ['confirmed', to]]))).toMatchObject({
      ok: true,
    });
    expect(await statusOf(id)).toBe(to);
  },
);

test('nobody is asked about what cannot be done, nor about a state that changes nothing for good', async () => {
  const { id } = await anOrderOf(1);
  const state = (to: string, seen: string) =>
    postStaffOrder(
      clerk,
      id,
      formOf([
        ['action', 'state'],
        ['to', to],
        ['seen', seen],
      ]),
    );
  expect(await state('cancelled', 'pending')).toMatchObject({ problem: { reason: 'state-changed' } });
  expect(await state('completed', 'processing')).toMatchObject({ ok: true });
  expect(await state('cancelled', 'completed')).toMatchObject({ problem: { reason: 'change-forbidden' } });
  expect(await statusOf(id)).toBe('completed');
});

test('staff are asked before money is given back, by the amount that they have seen', async () => {
  const { id } = await anOrderOf(3);
  const [line] = (await readOrder(home, id))?.lines ?? [];
  const fields = (pieces: number) =>
    [
      ['action', 'refund'],
      ['request', 'request-of-the-tests-1'],
      [`quantity[${line?.id}]`, pieces],
    ] as const;
  expect(await postStaffOrder(clerk, id, formOf(fields(1)))).toMatchObject({
    asked: { what: 'refund', total: 1220, typed: { [`quantity[${line?.id}]`]: '1' } },
  });
  // Another amount than the one that was confirmed is asked about again.
  expect(await postStaffOrder(clerk, id, formOf([...fields(2), ['confirmed', 1220]]))).toMatchObject({
    asked: { total: 2440 },
  });
  expect((await readOrder(home, id))?.refunded).toBe(0);
  expect(await postStaffOrder(clerk, id, formOf([...fields(1), ['confirmed', 1220]]))).toMatchObject({
    ok: true,
  });
  expect((await readOrder(home, id))?.refunded).toBe(1220);
});

test('staff are asked before several orders are cancelled, which are named with buyer and amount', async () => {
  const [one, two] = [await anOrderOf(1), await anOrderOf(2)];
  const post = (to: string, confirmed: string) =>
    postStaffOrders(
      clerk,
      new Request('http://shop.test/staff/orders/', {
        method: 'POST',
        body: formOf([
          ['to', to],
          ['confirmed', confirmed],
          ['order', two.id],
          ['order', one.id],
        ]),
      }),
    );
  expect(await post('cancelled', '')).toMatchObject({
    asked: {
      to: 'cancelled',
      orders: [
        { id: one.id, number: one.number, buyer: expect.stringMatching(/\w/), total: expect.any(Number) },
        { id: two.id, number: two.number },
      ],
    },
  });
  expect([await statusOf(one.id), await statusOf(two.id)]).toEqual(['processing', 'processing']);
  expect(await post('on-hold', '')).toHaveProperty('path');
  expect(await post('cancelled', 'cancelled')).toHaveProperty('path');
  expect([await statusOf(one.id), await statusOf(two.id)]).toEqual(['cancelled', 'cancelled']);
});
