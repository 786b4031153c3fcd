import { describe, expect, it } from 'vitest';
import { createSeal } from '#foundation/services/seal.ts';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { startCartPayment } from '#selling/wallet/server/start-payment.ts';
import { aProduct } from '../factories/a-product.ts';
import { aRequestContext } from '../factories/a-request-context.ts';
import { aShopToConnect, secretOf } from './a-shop-to-connect.ts';

const shop = aShopToConnect();

describe('credentials', () => {
  it('are encrypted, tried, and shown only by how they end', async () => {
    expect(await shop.save('live')).toMatchObject({ kind: 'saved', problem: null });
    const { page, live: pane } = await shop.paypal();
    expect(pane).toMatchObject({ isLost: false, tried: { problem: null } });
    expect(pane.credentials.map(({ name, value }) => [name, value])).toEqual([
      ['clientId', 'shop-live'],
      ['secret', '9f2c'],
      ['webhookId', ''],
    ]);
    const rows = await shop.db.selectFrom('payment_connections').selectAll().execute();
    const audit = await shop.audit();
    expect(audit).toHaveLength(1);
    expect(JSON.stringify([page, rows, audit])).not.toContain(secretOf.live);
  });

  it('that are wrong are stored and said to be wrong', async () => {
    const outcome = await shop.save('live', { secret: 'another-secret-of-nobody' });
    expect(outcome).toMatchObject({ kind: 'saved', problem: { code: 'credentials' } });
    expect((await shop.paypal()).live.tried?.problem?.code).toBe('credentials');
  });

  it('of the other environment are recognised', async () => {
    const outcome = await shop.save('live', { clientId: 'shop-in-sandbox', secret: secretOf.sandbox });
    expect(outcome).toMatchObject({ problem: { code: 'environment' } });
  });

  it('are not judged where nobody answers', async () => {
    await shop.save('live');
    await shop.live.close();
    expect(await shop.post({ action: 'try', environment: 'live' })).toMatchObject({
      kind: 'tried',
      problem: { code: 'network' },
    });
  });

  it('keep their secret where the field is left empty', async () => {
    await shop.save('live');
    expect(await shop.save('live', { secret: '' })).toMatchObject({ kind: 'saved', problem: null });
    expect(await shop.db.selectFrom('payment_connections').select('revision').execute()).toEqual([
      { revision: 2 },
    ]);
  });

  it('that lack a part change nothing', async () => {
    const outcome = await shop.save('live', { secret: '', clientId: '' });
    expect(outcome).toMatchObject({
      kind: 'wrong',
      problems: { clientId: 'missing', secret: 'missing' },
    });
    expect(await shop.db.selectFrom('payment_connections').select('id').execute()).toEqual([]);
  });

  it('encrypted with another key are said to be lost, connect nothing, and can be entered again', async () => {
    await shop.save('live');
    await shop.post({ action: 'on', environment: 'live' });
    const other = await shop.clerkWith(shop.setup({ seal: createSeal('another key') }));
    const { live: pane, panel } = await shop.paypal(other);
    expect(pane.isLost).toBe(true);
    expect(panel.warnings).toEqual(['key-lost', 'nothing-active']);
    expect(await shop.adapters(other)).toEqual({});
    expect(await shop.post({ action: 'try', environment: 'live' }, other)).toMatchObject({
      kind: 'no-credentials',
    });
    const again = { action: 'save', environment: 'live', clientId: 'shop-live', secret: secretOf.live };
    expect(await shop.post(again, other)).toMatchObject({ kind: 'saved', problem: null });
    expect(Object.keys(await shop.adapters(other))).toEqual(['paypal']);
  });

  it('can be deleted', async () => {
    await shop.save('live');
    expect(await shop.post({ action: 'delete', environment: 'live' })).toMatchObject({ kind: 'forgotten' });
    expect((await shop.paypal()).live.savedAt).toBeNull();
    expect(await shop.adapters()).toEqual({});
  });

  it.each([
    [{ action: 'save', provider: 'nobody', environment: 'live' }, 'unknown'],
    [{ action: 'save', environment: 'moon' }, 'unknown'],
    [{ action: 'burn', environment: 'live' }, 'unknown'],
    [{ action: 'save', environment: 'live', _wpnonce: 'x' }, 'expired'],
    [{ action: 'on', environment: 'live' }, 'no-credentials'],
    [{ action: 'webhook', environment: 'live' }, 'no-credentials'],
  ])('%j is refused as %s', async (fields, kind) => {
    expect((await shop.post(fields)).kind).toBe(kind);
    expect(await shop.db.selectFrom('payment_providers').select('provider').execute()).toEqual([]);
  });
});

describe('going live', () => {
  it('PayPal is offered once it is on, and off again without a restart', async () => {
    await shop.save('sandbox');
    expect((await shop.adapters()).paypal?.isClosed).toBe(true);
    await shop.post({ action: 'on', environment: 'sandbox' });
    expect((await shop.adapters()).paypal?.isClosed).toBeUndefined();
    expect((await shop.paypal()).panel).toMatchObject({ isOn: true, warnings: ['live-missing'] });
    await shop.post({ action: 'off', environment: 'sandbox' });
    expect((await shop.adapters()).paypal?.isClosed).toBe(true);
    const audit = await shop.audit();
    expect(audit.map(({ deed }) => deed)).toEqual(['created', 'activated', 'deactivated']);
  });

  it('a payment of the sandbox is looked after in the sandbox afterwards', async () => {
    await shop.save('sandbox');
    await shop.save('live');
    await shop.post({ action: 'on', environment: 'sandbox' });
    const { id, memo } = await started();
    await shop.post({ action: 'on', environment: 'live' });
    shop.sandbox.approve(id);
    const found = await (await shop.adapters()).paypal?.fetch({ id, key: '', memo });
    expect(found).toMatchObject({ ok: true, value: { state: 'approved' } });
    expect(shop.live.heard.filter(({ path }) => path.includes('/orders'))).toEqual([]);
    await started();
    expect(shop.live.ledger.orders.size).toBe(1);
  });

  it('a new secret of the same account is used for what was started with the old one', async () => {
    await shop.save('live');
    await shop.post({ action: 'on', environment: 'live' });
    const { id, memo } = await started();
    shop.live.accounts.set('shop-live', 'a-newer-live-secret');
    expect(await shop.save('live', { secret: 'a-newer-live-secret' })).toMatchObject({ problem: null });
    expect(await (await shop.adapters()).paypal?.fetch({ id, key: '', memo })).toMatchObject({ ok: true });
  });

  it('another account takes new payments, and the old one finishes its own', async () => {
    await shop.save('sandbox');
    await shop.post({ action: 'on', environment: 'sandbox' });
    const { id, memo } = await started();
    shop.sandbox.accounts.set('other-shop', 'the-secret-of-the-other');
    await shop.save('sandbox', { clientId: 'other-shop', secret: 'the-secret-of-the-other' });
    const rows = await shop.db.selectFrom('payment_connections').select('retired_at').orderBy('id').execute();
    expect(rows.map(({ retired_at }) => retired_at === null)).toEqual([false, true]);
    const restarted = await shop.clerkWith(shop.setup());
    await (await shop.adapters(restarted)).paypal?.fetch({ id, key: '', memo });
    const asked = shop.sandbox.heard.findLast(
      ({ method, path }) => method === 'GET' && path.includes('/orders/'),
    );
    expect(asked?.client).toBe('shop-in-sandbox');
  });

  async function started() {
    const product = await aProduct(shop.db, { stock: 10 });
    const buyer = await aRequestContext(shop.db, { paymentAdapters: await shop.adapters() });
    await addToCart(buyer, { productId: product.id, quantity: 1, attributes: {} });
    const payment = await startCartPayment(buyer, { method: 'wallet' });
    if (!payment.ok) throw new Error(JSON.stringify(payment.error));
    const row = await shop.db
      .selectFrom('payment_attempts')
      .select('memo')
      .where('provider_id', '=', payment.id)
      .executeTakeFirstOrThrow();
    return { id: payment.id, memo: row.memo as Readonly<Record<string, string>> };
  }
});
