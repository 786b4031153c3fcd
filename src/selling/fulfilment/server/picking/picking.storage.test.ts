import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { staffStockAction } from '#catalogue/stock/rules/stock-forms.ts';
import { postArticleStock } from '#catalogue/stock/server/staff/post-article-stock.ts';
import { readArticleStock } from '#catalogue/stock/server/staff/read-article-stock.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { changeOrderState } from '#selling/orders/server/change-order-state.ts';
import { addShipment } from '#selling/orders/server/shipments/add-shipment.ts';
import { linesInPieces } from '#selling/orders/server/shipments/lines-in-pieces.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aShop, type TestShop } from '#tests/factories/a-shop.ts';
import { aPlacedOrder } from '#tests/factories/order-calls.ts';
import { pickListsAction } from '../../rules/picking/pick-list-form.ts';
import { listOrdersToShip } from '../list-orders-to-ship.ts';
import { closePickList } from './close-pick-list.ts';
import { makePickList } from './make-pick-list.ts';
import { pickListData, pickListPdf } from './pick-list-pdf.ts';
import { pickAtStop, scanIntoPickList } from './pick-pieces.ts';
import { postNewPickList, postPickList } from './post-pick-list.ts';
import { listPickLists, readPickList } from './read-pick-list.ts';

let shop: TestShop;
let clerk: RequestContext;
beforeAll(async () => {
  shop = await aShop();
  clerk = await aRequestContext(shop.db, {
    clock: shop.clock,
    person: await aPerson(shop.db, 'warehouse'),
  });
});
afterAll(() => shop.close());

type Placed = Awaited<ReturnType<typeof aPlacedOrder>>;
let first: Placed;
let second: Placed;
let listId: number;

async function anOrder(): Promise<Placed> {
  const placed = await aPlacedOrder(shop);
  await changeOrderState(clerk, { id: placed.id, to: 'processing' });
  return placed;
}
const bin = async (itemId: number, text: string) => {
  const form = new FormData();
  const fields = { _wpnonce: clerk.nonces.make(staffStockAction), action: 'bins', 'bin-1': text };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return postArticleStock(clerk, itemId, form);
};
const list = async () => {
  const read = await readPickList(clerk, listId);
  if (!read) throw new Error('no list');
  return read;
};
const stopOf = async (itemId: number) => {
  const found = (await list()).stops.find((stop) => stop.itemId === itemId);
  if (!found) throw new Error('no stop');
  return found;
};
const scan = (code: string, pieces = 1, scanned = '') =>
  scanIntoPickList(clerk, listId, { code, scan: scanned, pieces });
const skuOf = async (itemId: number) => {
  const { sku } = await shop.db
    .selectFrom('products')
    .select('sku')
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();
  return sku ?? '';
};

beforeEach(async () => {
  first = await anOrder();
  second = await anOrder();
  await bin(first.disc.id, 'B-10');
  await bin(first.pad.id, 'B-2');
  await bin(second.disc.id, 'A-1');
  const made = await makePickList(clerk, [second.id, first.id]);
  if (!made.ok) throw new Error('no list');
  listId = made.id;
});

describe('a pick list', () => {
  test('has all pieces of its orders in the order of their bins, those without one last', async () => {
    const { stops, orders, isSplit } = await list();
    expect(orders.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(isSplit).toBe(false);
    expect(stops.map((stop) => [stop.bin, stop.itemId, stop.wanted])).toEqual([
      ['A-1', second.disc.id, 3],
      ['B-2', first.pad.id, 1],
      ['B-10', first.disc.id, 3],
      ['', second.pad.id, 1],
    ]);
  });

  test('takes an order once: a second list leaves it out, a cancelled one gives it back', async () => {
    expect(await makePickList(clerk, [first.id])).toEqual({ ok: false, problem: 'nothing-to-pick' });
    const third = await anOrder();
    expect(await makePickList(clerk, [first.id, third.id])).toMatchObject({ ok: true, leftOut: 1 });
    expect(await closePickList(clerk, listId, 'cancelled')).toEqual({ ok: true });
    expect(await makePickList(clerk, [first.id])).toMatchObject({ ok: true, leftOut: 0 });
  });

  test('made by two people at once has each order on one of the two', async () => {
    const third = await anOrder();
    const made = await Promise.all([makePickList(clerk, [third.id]), makePickList(clerk, [third.id])]);
    expect(made.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  test('is picked by scanning: a piece a scan, the same scan once, never more than is needed', async () => {
    const sku = await skuOf(first.disc.id);
    expect(await scan(sku, 1, 'a')).toMatchObject({ kind: 'counted', pieces: 1 });
    expect(await scan(sku, 1, 'a')).toMatchObject({ kind: 'counted', pieces: 1 });
    expect(await scan(sku, 3, 'b')).toMatchObject({ kind: 'enough' });
    expect(await scan(sku, 2, 'c')).toMatchObject({ kind: 'counted', pieces: 3 });
    expect(await scan('NOBODY-KNOWS')).toMatchObject({ kind: 'unknown' });
    const other = await anOrder();
    expect(await scan(await skuOf(other.disc.id))).toMatchObject({ kind: 'outside' });
    expect(await stopOf(first.disc.id)).toMatchObject({ picked: 3, open: 0 });
  });

  test('is picked by hand at a stop, in parts, and what was noted is taken back', async () => {
    const { id: stop } = await stopOf(first.disc.id);
    expect(await pickAtStop(clerk, listId, { action: 'take', stop, pieces: 2 })).toEqual({ ok: true });
    expect(await pickAtStop(clerk, listId, { action: 'take', stop, pieces: 2 })).toEqual({
      ok: false,
      problem: 'too-many',
    });
    await pickAtStop(clerk, listId, { action: 'missing', stop, pieces: null });
    expect(await stopOf(first.disc.id)).toMatchObject({ picked: 2, missing: 1, open: 0 });
    await pickAtStop(clerk, listId, { action: 'reset', stop, pieces: null });
    expect(await stopOf(first.disc.id)).toMatchObject({ picked: 0, missing: 0, open: 3 });
  });

  test('is closed once every piece is picked or missing, and each order says what is missing', async () => {
    expect(await closePickList(clerk, listId, 'picked')).toEqual({ ok: false, problem: 'open-pieces' });
    for (const { id: stop, itemId } of (await list()).stops)
      await pickAtStop(clerk, listId, {
        action: itemId === first.pad.id ? 'missing' : 'take',
        stop,
        pieces: null,
      });
    expect(await closePickList(clerk, listId, 'picked')).toEqual({ ok: true });
    expect(await closePickList(clerk, listId, 'picked')).toEqual({ ok: false, problem: 'closed' });
    expect(await scan(await skuOf(first.disc.id))).toMatchObject({ kind: 'closed' });
    const notes = await shop.db
      .selectFrom('order_events')
      .select(['order_id', 'note', 'for_customer'])
      .where('order_id', 'in', [first.id, second.id])
      .where('kind', '=', 'note')
      .execute();
    const sku = await skuOf(first.pad.id);
    expect(notes).toEqual([
      {
        order_id: first.id,
        note: `Prelievo (lista ${listId}): non trovati 1 × ${sku}.`,
        for_customer: false,
      },
    ]);
    const rows = (await listOrdersToShip(clerk, 1))?.rows ?? [];
    const pickingOf = (id: number) => rows.find((row) => row.id === id)?.picking;
    expect(pickingOf(first.id)).toEqual({ listId, isOpen: false, missing: 1 });
    expect(pickingOf(second.id)).toEqual({ listId, isOpen: false, missing: 0 });
    expect((await listPickLists(clerk, 1))?.lists.find(({ id }) => id === listId)).toMatchObject({
      state: 'picked',
      orders: 2,
      pieces: 8,
      picked: 7,
      missing: 1,
    });
  });

  test('needs nothing for an order that was cancelled: what was fetched goes back', async () => {
    const { id: stop } = await stopOf(first.disc.id);
    await pickAtStop(clerk, listId, { action: 'take', stop, pieces: 2 });
    await changeOrderState(clerk, { id: first.id, to: 'cancelled' });
    expect(await stopOf(first.disc.id)).toMatchObject({ wanted: 0, open: 0, toPutBack: 2 });
  });

  test('of an order that left in part has what is still to be shipped', async () => {
    await closePickList(clerk, listId, 'cancelled');
    const [line] = await linesInPieces(shop.db, first.id);
    const contents = [{ lineId: line?.lineId ?? 0, quantity: 2 }];
    const parcel = { courier: 'BRT', tracking: '', notify: false, contents };
    await addShipment(clerk, { orderId: first.id, ...parcel });
    const made = await makePickList(clerk, [first.id]);
    listId = made.ok ? made.id : 0;
    expect((await list()).stops.map(({ itemId, wanted }) => [itemId, wanted])).toEqual([
      [first.pad.id, 1],
      [first.disc.id, 1],
    ]);
  });

  test('is printed with its bins, articles, orders and pieces, less what was fetched', async () => {
    await scan(await skuOf(first.disc.id), 2);
    const data = pickListData(clerk.settings, await list());
    expect(data.parts[0]?.stops.map(({ bin: at, pieces, orders }) => [at, pieces, orders])).toEqual([
      ['A-1', '3', [`${second.number} × 3`]],
      ['B-2', '1', [`${first.number} × 1`]],
      ['B-10', '1', [`${first.number} × 1`]],
      ['–', '1', [`${second.number} × 1`]],
    ]);
    const pdf = await pickListPdf(clerk, await list());
    expect(new TextDecoder().decode(pdf.slice(0, 5))).toBe('%PDF-');
  });
});

describe('the forms', () => {
  const formOf = (fields: Readonly<Record<string, string>>) => {
    const form = new FormData();
    form.set('_wpnonce', clerk.nonces.make(pickListsAction));
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return form;
  };

  test('refuse a page that was open for too long, no chosen order, and no number of pieces', async () => {
    expect(await postNewPickList(clerk, formOf({ _wpnonce: 'old' }))).toMatchObject({ problem: 'expired' });
    expect(await postNewPickList(clerk, formOf({}))).toMatchObject({ problem: 'none-chosen' });
    const { id } = await stopOf(first.disc.id);
    const fields = { action: 'take', stop: String(id), pieces: '1,5' };
    expect(await postPickList(clerk, listId, formOf(fields))).toEqual({
      kind: 'again',
      problem: 'not-pieces',
      stop: id,
    });
    expect(
      await postPickList(clerk, listId, formOf({ ...fields, stop: '999999', pieces: '1' })),
    ).toMatchObject({
      problem: 'other',
    });
    expect(await postPickList(clerk, listId, formOf({ action: 'close' }))).toMatchObject({
      problem: 'open-pieces',
    });
    expect(await stopOf(first.disc.id)).toMatchObject({ picked: 0 });
  });

  test('make a list of the chosen orders and say when some are not on it', async () => {
    const third = await anOrder();
    expect(await postNewPickList(clerk, formOf({ order: String(third.id) }))).toMatchObject({
      kind: 'go',
      path: expect.stringMatching(/\/staff\/fulfilment\/picking\/\d+\/\?done=made$/),
    });
  });

  test('keep the bin of an article, and refuse one that is too long', async () => {
    const binOf = async () => (await readArticleStock(clerk, first.disc.id, 1))?.bins[0]?.bin;
    expect(await bin(first.disc.id, 'x'.repeat(41))).toMatchObject({
      kind: 'again',
      problems: { bins: { code: 'bin-too-long' } },
    });
    expect(await binOf()).toBe('B-10');
    expect(await bin(first.disc.id, ' C-1 ')).toMatchObject({ kind: 'go' });
    expect(await binOf()).toBe('C-1');
    await bin(first.disc.id, '');
    expect(await binOf()).toBe('');
  });
});
