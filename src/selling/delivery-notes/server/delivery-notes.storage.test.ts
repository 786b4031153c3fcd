import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { changeOrderState } from '#selling/orders/server/change-order-state.ts';
import { addShipment } from '#selling/orders/server/shipments/add-shipment.ts';
import { linesInPieces } from '#selling/orders/server/shipments/lines-in-pieces.ts';
import { removeShipment } from '#selling/orders/server/shipments/remove-shipment.ts';
import { aBrowser } from '#tests/factories/a-browser.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aShop, type TestShop } from '#tests/factories/a-shop.ts';
import { aPlacedOrder, customerBrowser, linkTo } from '#tests/factories/order-calls.ts';
import { deliveryNotesAction } from '../rules/delivery-note-form.ts';
import { ownNotePath } from '../rules/note-paths.ts';
import { cancelDeliveryNote } from './cancel-delivery-note.ts';
import { deliveryNoteData, deliveryNotePdf } from './delivery-note-pdf.ts';
import { issueDeliveryNote } from './issue-delivery-note.ts';
import { postDeliveryNote } from './post-delivery-note.ts';
import { listDeliveryNotes, readDeliveryNote, readNotesOf } from './read-delivery-notes.ts';
import { readNotesPage } from './read-notes-page.ts';

let shop: TestShop;
let clerk: RequestContext;
beforeAll(async () => {
  shop = await aShop();
  const ctx = await aRequestContext(shop.db, {
    clock: shop.clock,
    person: await aPerson(shop.db, 'warehouse'),
  });
  const firm = { shop_address: 'Via Roma 1, 41121 Modena', shop_vat_number: '01234567897' };
  clerk = { ...ctx, settings: { ...ctx.settings, ...firm } };
});
afterAll(() => shop.close());

let order: Awaited<ReturnType<typeof aPlacedOrder>>;
let parcelIds: readonly number[];
const draft = { reason: 'sale', packages: null, weight: null, appearance: 'Scatola', note: '' } as const;
const issue = (parcel = parcelIds) => issueDeliveryNote(clerk, { ...draft, orderId: order.id, parcel });
const noteOf = async (issued: Awaited<ReturnType<typeof issue>>) => {
  const note = issued.ok ? await readDeliveryNote(clerk, issued.id) : null;
  if (!note) throw new Error('no note');
  return note;
};

beforeEach(async () => {
  order = await aPlacedOrder(shop);
  await changeOrderState(clerk, { id: order.id, to: 'processing' });
  const [disc, pad] = await linesInPieces(shop.db, order.id);
  for (const [line, quantity, tracking] of [
    [disc, 2, 'A1'],
    [pad, 1, 'A2'],
  ] as const)
    await addShipment(clerk, {
      orderId: order.id,
      courier: 'BRT',
      tracking,
      notify: false,
      weightGrams: 1500,
      contents: [{ lineId: line?.lineId ?? 0, quantity }],
    });
  parcelIds = ((await readNotesPage(clerk, order.id))?.parcels ?? []).map(({ id }) => id);
});

describe('a delivery note', () => {
  test('has the goods of its parcels and the next number of its year, with none left out', async () => {
    const first = await noteOf(await issue(parcelIds.slice(0, 1)));
    const refused = await issueDeliveryNote(
      { ...clerk, settings: { ...clerk.settings, shop_address: '' } },
      { ...draft, orderId: order.id, parcel: parcelIds.slice(1) },
    );
    expect(refused).toEqual({ ok: false, error: { code: 'no-firm-data' } });
    const second = await noteOf(await issue(parcelIds.slice(1)));
    expect([second.year, second.number]).toEqual([first.year, first.number + 1]);
    expect(first.document).toMatchObject({
      lines: [{ name: 'Disco freno', quantity: 2 }],
      packages: 1,
      weightGrams: 1500,
      trackings: ['A1'],
    });
    expect((await readNotesPage(clerk, order.id))?.parcels).toEqual([]);
  });

  test('begins anew with 1 in a new year, and bears no earlier day than the one before', async () => {
    await sql`insert into delivery_note_series values (2031, 4, '2031-12-31')`.execute(shop.db);
    const at = (iso: string) => ({ ...clerk, clock: { now: () => new Date(iso) } }) as RequestContext;
    const issueAt = async (iso: string, parcel: readonly number[]) =>
      noteOf(await issueDeliveryNote(at(iso), { ...draft, orderId: order.id, parcel }));
    expect(await issueAt('2031-12-30T12:00:00Z', parcelIds.slice(0, 1))).toMatchObject({
      number: 5,
      issuedOn: '2031-12-31',
    });
    // By the clocks of Rome it is the next year already.
    expect(await issueAt('2031-12-31T23:30:00Z', parcelIds.slice(1))).toMatchObject({
      year: 2032,
      number: 1,
      issuedOn: '2032-01-01',
    });
  });

  test('of one parcel is issued once, by two people at once, too; of a parcel of another order not at all', async () => {
    const both = await Promise.all([issue(), issue()]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const other = await aPlacedOrder(shop);
    expect(await issueDeliveryNote(clerk, { ...draft, orderId: other.id, parcel: parcelIds })).toEqual({
      ok: false,
      error: { code: 'parcels-taken' },
    });
  });

  test('is numbered without a gap when many are issued at once', async () => {
    const issued = await Promise.all(parcelIds.map((id) => issue([id])));
    const numbers = (await Promise.all(issued.map(noteOf))).map(({ number }) => number).sort((a, b) => a - b);
    expect(numbers[1]).toBe((numbers[0] ?? 0) + 1);
  });

  test('is cancelled once, for a reason; it keeps its number, and its parcels go on another one', async () => {
    const note = await noteOf(await issue());
    const cancel = () =>
      cancelDeliveryNote(clerk, { orderId: order.id, noteId: note.id, reason: 'Indirizzo errato' });
    expect(await cancel()).toEqual({ ok: true });
    expect(await cancel()).toEqual({ ok: false, error: { code: 'changed' } });
    expect(await readNotesOf(clerk, order.id, 'holding')).toEqual([]);
    const cancelled = await readDeliveryNote(clerk, note.id);
    expect(cancelled).toEqual({
      ...note,
      cancelReason: 'Indirizzo errato',
      cancelledBy: cancelled?.cancelledBy,
    });
    expect((await noteOf(await issue())).number).toBe(note.number + 1);
    expect((await listDeliveryNotes(clerk, 1))?.notes.map(({ id }) => id)).toContain(note.id);
  });

  test('stays as it was issued, whoever asks the database to change it', async () => {
    const { id } = await noteOf(await issue());
    const change = sql`update delivery_notes set document = '{}' where id = ${id}`.execute(shop.db);
    await expect(change).rejects.toThrow(/stays as it is/);
  });

  test('keeps its parcels from being removed until it is cancelled', async () => {
    const note = await noteOf(await issue());
    const remove = () => removeShipment(clerk, { orderId: order.id, shipmentId: parcelIds[0] ?? 0 });
    expect(await remove()).toEqual({ ok: false, error: { code: 'on-delivery-note' } });
    await cancelDeliveryNote(clerk, { orderId: order.id, noteId: note.id, reason: 'Prova' });
    expect(await remove()).toEqual({ ok: true });
  });

  test('is set as PDF in Italian, and says so when it no longer holds', async () => {
    const note = await noteOf(await issue());
    const data = deliveryNoteData(clerk.settings, note);
    expect(data.heading).toBe('Documento di trasporto');
    expect(data.facts.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['Vendita', 'BRT', '2', '3,0 kg', 'Scatola', 'A1, A2']),
    );
    const { content, name } = await deliveryNotePdf(clerk, { ...note, cancelReason: 'Prova' });
    expect([new TextDecoder().decode(content.slice(0, 5)), name]).toEqual([
      '%PDF-',
      `ddt-${note.year}-${note.number}.pdf`,
    ]);
  });
});

describe('the forms', () => {
  const post = (fields: Readonly<Record<string, string>>) => {
    const form = new FormData();
    form.set('_wpnonce', clerk.nonces.make(deliveryNotesAction));
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return postDeliveryNote(clerk, order.id, form);
  };

  test('refuse what is missing or wrong, and issue nothing', async () => {
    expect(await post({ _wpnonce: 'old' })).toMatchObject({ kind: 'again', problems: null });
    expect(await post({ reason: 'sale' })).toMatchObject({ problems: { parcel: 'no-parcels' } });
    const wrong = { parcel: String(parcelIds[0]), reason: 'theft', packages: '0', weight: '1,5' };
    expect(await post(wrong)).toMatchObject({
      problems: { reason: 'no-reason', packages: 'bad-packages', weight: 'bad-weight' },
    });
    const note = await noteOf(await issue());
    expect(await post({ cancel: String(note.id), why: ' ' })).toMatchObject({ problems: { why: 'no-why' } });
    expect(await post({ cancel: '999999', why: 'Prova' })).toMatchObject({ problems: { cancel: 'changed' } });
    expect(await post({ parcel: String(parcelIds[0]), reason: 'sale' })).toMatchObject({
      problems: { parcel: 'parcels-taken' },
    });
    expect((await readNotesOf(clerk, order.id, 'all')).map(({ id }) => id)).toEqual([note.id]);
  });

  test('issue and cancel', async () => {
    const fields = { parcel: String(parcelIds[0]), reason: 'repair', appearance: 'Busta', packages: '3' };
    expect(await post(fields)).toMatchObject({ kind: 'go' });
    const [note] = await readNotesOf(clerk, order.id, 'all');
    expect(note?.document).toMatchObject({ reason: 'repair', appearance: 'Busta', packages: 3 });
    expect(await post({ cancel: String(note?.id), why: 'Errore' })).toMatchObject({ kind: 'go' });
  });
});

test('the holder of the link of an order gets its delivery note, and nobody else does', async () => {
  const note = await noteOf(await issue());
  const stored = await shop.db
    .selectFrom('orders')
    .select(['id', 'order_key as key'])
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  const link = new URL(linkTo(shop, stored), 'http://shop.test').searchParams.get('link') ?? '';
  const guest = aBrowser(shop);
  const got = await guest.get(ownNotePath(order.id, note.id, link));
  expect([got.status, got.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect((await guest.get(ownNotePath(order.id, note.id))).status).toBe(302);
  expect((await guest.get(ownNotePath(order.id, note.id, 'aaaaaaa.wrong'))).status).toBe(404);
  const { browser } = await customerBrowser(shop);
  expect((await browser.get(ownNotePath(order.id, note.id))).status).toBe(404);
  await cancelDeliveryNote(clerk, { orderId: order.id, noteId: note.id, reason: 'Prova' });
  expect((await guest.get(ownNotePath(order.id, note.id, link))).status).toBe(404);
});
