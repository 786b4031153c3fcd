import { describe, expect, it } from 'vitest';
import { permissionsFrom } from '#foundation/visitor/rules/permissions.ts';
import { payOrder } from '#selling/checkout/server/pay-order.ts';
import { pathOfReturn } from '#selling/checkout/server/payment/path-of-return.ts';
import { payPlacedWithSaved } from '#selling/checkout/server/payment/pay-with-saved.ts';
import { isPayable } from '#selling/orders/rules/order-for-payment.ts';
import { savedMethodsAction } from '#selling/wallet/rules/saved-method.ts';
import { retrySettlement } from '#selling/wallet/server/retry-settlement.ts';
import { findChargeable } from '#selling/wallet/server/saved/own-methods.ts';
import { postSavedMethods } from '#selling/wallet/server/saved/post-saved-methods.ts';
import { removeMarked, removeOwnMethod } from '#selling/wallet/server/saved/remove-methods.ts';
import { beginSetup, finishSetup } from '#selling/wallet/server/saved/set-up-method.ts';
import { aPerson } from '../factories/a-person.ts';
import { aSavingBuyer, type SavingBuyer } from './a-saving-buyer.ts';
import { savingPeers } from './peers/all-peers.ts';
import type { PeerVault } from './peers/payment-peer.ts';
import { peerOfFile } from './peers/peer-of-file.ts';

describe.each(savingPeers)('%s: stored methods', (_, open) => {
  const at = peerOfFile(open);

  function vault(): PeerVault {
    if (!at.peer.vault) throw new Error('this peer stores nothing');
    return at.peer.vault;
  }

  async function aBuyerWithSaved(): Promise<SavingBuyer> {
    const buyer = await aSavingBuyer(at.home.db, at.peer);
    await buyer.payAndSave();
    return buyer;
  }

  type Paid = Awaited<ReturnType<SavingBuyer['payWith']>>;

  async function expectPaidOnce({ order, attempt }: Paid) {
    const { status, total } = await order();
    expect(status).toBe('processing');
    const { providerId } = await attempt();
    expect(at.peer.money(providerId ?? '')).toEqual({ amount: total, currency: 'EUR', times: 1 });
  }

  it('[PAY-24] a method is stored with the first payment, and pays the second order', async () => {
    const buyer = await aBuyerWithSaved();
    const saved = await buyer.theSaved();
    expect(saved).toMatchObject({ method: at.peer.method, isDefault: true, isOffered: true });
    const paid = await buyer.payWith(saved);
    expect(paid.path).toContain('/order-received/');
    await expectPaidOnce(paid);
    expect(await buyer.methods()).toHaveLength(1);
  });

  it('[PAY-24] nothing is stored unasked, nor while the setting is off', async () => {
    const unasked = await aSavingBuyer(at.home.db, at.peer);
    await unasked.payAndSave(false);
    expect(await unasked.methods()).toEqual([]);
    const off = await aSavingBuyer(at.home.db, at.peer, { settings: { saved_methods_enabled: false } });
    await off.payAndSave();
    expect(await off.methods()).toEqual([]);
    expect(await beginSetup(off.ctx, at.peer.method)).toMatchObject({ error: { code: 'off' } });
  });

  it('a declined method leaves the order payable another way', async () => {
    const buyer = await aBuyerWithSaved();
    const saved = await buyer.theSaved();
    vault().bank(saved.ref.token, 'declines');
    const { path, order, placed } = await buyer.payWith(saved);
    expect(path).toContain('payment=refused');
    expect(isPayable(await order())).toBe(true);
    const other = await payOrder(buyer.ctx, { orderId: placed.id, paymentMethod: 'bacs' });
    expect(other.ok).toBe(true);
    expect((await order()).status).toBe('on-hold');
    expect(await buyer.methods()).toHaveLength(1);
  });

  it('a method that was deleted at the provider is refused, and offered no more', async () => {
    const buyer = await aBuyerWithSaved();
    const saved = await buyer.theSaved();
    vault().forget(saved.ref.token);
    const { path, order } = await buyer.payWith(saved);
    expect(path).toContain('payment=refused');
    expect(isPayable(await order())).toBe(true);
    expect(await buyer.methods()).toEqual([]);
  });

  it('nobody sees, charges or deletes a method of somebody else, nor does who acts in their account', async () => {
    const buyer = await aBuyerWithSaved();
    const { id } = await buyer.theSaved();
    const other = await aSavingBuyer(at.home.db, at.peer);
    const { person } = buyer.ctx.visitor;
    if (!person) throw new Error('nobody');
    const agent = await aPerson(at.home.db);
    const acting = await aSavingBuyer(at.home.db, at.peer, {
      person: { ...person, actedBy: { customerId: agent.customerId, name: 'Ada', as: 'agent' } },
    });
    const colleague = await aPerson(at.home.db);
    const company = await aSavingBuyer(at.home.db, at.peer, {
      person: {
        ...colleague,
        subaccount: { mainAccountId: person.customerId, may: permissionsFrom(['buy', 'viewOrders']) },
      },
    });
    for (const { ctx, methods } of [other, acting, company]) {
      expect(await methods()).toEqual([]);
      expect(await findChargeable(ctx, at.peer.method, id)).toBeNull();
      expect(await removeOwnMethod(ctx, id)).toBe(false);
    }
    expect(await buyer.methods()).toHaveLength(1);
  });

  it('money that was taken without an answer is found, and taken once', async () => {
    const buyer = await aBuyerWithSaved();
    const saved = await buyer.theSaved();
    at.peer.trouble('start', 'unheard');
    const known = at.peer.keys('start').length;
    const paid = await buyer.payWith(saved);
    expect(paid.path).toContain('/order-received/');
    expect((await paid.attempt()).status).toBe('capturing');
    await retrySettlement(buyer.ctx, (await paid.attempt()).id);
    await expectPaidOnce(paid);
    expect(new Set(at.peer.keys('start').slice(known)).size).toBe(1);
  });

  it('a provider that is down is charged once it is up, and nothing else can pay the order meanwhile', async () => {
    const buyer = await aBuyerWithSaved();
    const saved = await buyer.theSaved();
    at.peer.down();
    const paid = await buyer.payWith(saved);
    const other = await payOrder(buyer.ctx, { orderId: paid.placed.id, paymentMethod: 'bacs' });
    expect(other).toMatchObject({ error: { code: 'payment-under-way' } });
    at.peer.up();
    await retrySettlement(buyer.ctx, (await paid.attempt()).id);
    await expectPaidOnce(paid);
  });

  it('the same order sent twice at the same moment is charged once', async () => {
    const buyer = await aBuyerWithSaved();
    const saved = await buyer.theSaved();
    const paid = await buyer.payWith(saved);
    const again = await Promise.all([
      payPlacedWithSaved(buyer.ctx, paid.placed, saved),
      payPlacedWithSaved(buyer.ctx, paid.placed, saved),
    ]);
    expect(again.every((path) => path.includes('/order-received/'))).toBe(true);
    await expectPaidOnce(paid);
  });

  it('[PAY-12] a bank that asks its customer is answered on its page, and the money is taken then', async () => {
    const buyer = await aBuyerWithSaved();
    const saved = await buyer.theSaved();
    vault().bank(saved.ref.token, 'asks');
    const paid = await buyer.payWith(saved);
    const { approveUrl, key, providerId } = await paid.attempt();
    expect(paid.path).toBe(approveUrl);
    expect(at.peer.money(providerId ?? '').times).toBe(0);
    at.peer.approve(providerId ?? '');
    const back = { orderId: paid.placed.id, key: paid.placed.key, attempt: key };
    expect(await pathOfReturn(buyer.ctx, back)).toContain('/order-received/');
    await pathOfReturn(buyer.ctx, back);
    await expectPaidOnce(paid);
  });

  it('[PAY-12] who does not answer the bank may pay another way, and a late answer takes nothing', async () => {
    const buyer = await aBuyerWithSaved();
    const saved = await buyer.theSaved();
    vault().bank(saved.ref.token, 'asks');
    const paid = await buyer.payWith(saved);
    const { id, key, providerId } = await paid.attempt();
    const back = { orderId: paid.placed.id, key: paid.placed.key, attempt: key };
    expect(await pathOfReturn(buyer.ctx, back)).toContain('payment=cancelled');
    expect((await payOrder(buyer.ctx, { orderId: paid.placed.id, paymentMethod: 'bacs' })).ok).toBe(true);
    at.peer.approve(providerId ?? '');
    await retrySettlement(buyer.ctx, id);
    expect(at.peer.money(providerId ?? '').times).toBe(0);
    expect((await paid.order()).status).toBe('on-hold');
  });

  it('[PAY-24] a deleted method is gone at once, and at the provider once that answers', async () => {
    const buyer = await aBuyerWithSaved();
    const { id, ref } = await buyer.theSaved();
    at.peer.down();
    expect(await removeOwnMethod(buyer.ctx, id)).toBe(true);
    await removeMarked(buyer.ctx);
    expect(await buyer.methods()).toEqual([]);
    expect(vault().has(ref.token)).toBe(true);
    at.peer.up();
    await removeMarked(buyer.ctx);
    expect(vault().has(ref.token)).toBe(false);
    const left = await at.home.db
      .selectFrom('saved_payment_methods')
      .select('id')
      .where('id', '=', id)
      .execute();
    expect(left).toEqual([]);
  });

  it('[PAY-24] with an account its methods go too', async () => {
    const buyer = await aBuyerWithSaved();
    const { ref } = await buyer.theSaved();
    const id = buyer.ctx.visitor.person?.customerId ?? 0;
    await at.home.db.updateTable('orders').set({ customer_id: null }).where('customer_id', '=', id).execute();
    await at.home.db.deleteFrom('customers').where('id', '=', id).execute();
    await removeMarked(buyer.ctx);
    expect(vault().has(ref.token)).toBe(false);
  });

  it('[PAY-24] an expired method is listed and not offered', async () => {
    const buyer = await aBuyerWithSaved();
    const { id } = await buyer.theSaved();
    await at.home.db
      .updateTable('saved_payment_methods')
      .set({ expires: '2020-01' })
      .where('id', '=', id)
      .execute();
    expect(await buyer.theSaved()).toMatchObject({ isExpired: true, isOffered: false });
    expect(await findChargeable(buyer.ctx, at.peer.method, id)).toBeNull();
  });

  it('[PAY-22] [PAY-24] a method is stored without a purchase, once, by whoever has begun that', async () => {
    const buyer = await aSavingBuyer(at.home.db, at.peer);
    const begun = await beginSetup(buyer.ctx, at.peer.method);
    if (!begun.ok) throw new Error(begun.error.code);
    expect(await finishSetup(buyer.ctx, begun.id)).toMatchObject({ ok: false, error: { code: 'provider' } });
    vault().agree(begun.id);
    const other = await aSavingBuyer(at.home.db, at.peer);
    expect(await finishSetup(other.ctx, begun.id)).toMatchObject({ ok: false, error: { code: 'unknown' } });
    const first = await finishSetup(buyer.ctx, begun.id);
    expect(await finishSetup(buyer.ctx, begun.id)).toEqual(first);
    expect(first).toEqual({ ok: true, id: (await buyer.theSaved()).id });
    await expectPaidOnce(await buyer.payWith(await buyer.theSaved()));
  });

  it('[PAY-24] the forms of the account page choose and delete, once their page is not too old', async () => {
    const buyer = await aBuyerWithSaved();
    const first = await buyer.theSaved();
    await buyer.payAndSave();
    const [, second] = await buyer.methods();
    if (!second) throw new Error('nothing is stored');
    const nonce = buyer.ctx.nonces.make(savedMethodsAction);
    const post = (fields: Readonly<Record<string, string>>) => postSavedMethods(buyer.ctx, fields);
    expect(await post({ saved_methods_nonce: 'x', remove_method: String(first.id) })).toBeNull();
    expect(await post({ saved_methods_nonce: nonce, remove_method: 'x' })).toBeNull();
    expect(await post({ saved_methods_nonce: nonce, choose_method: String(second.id) })).toBe(
      'method-chosen',
    );
    expect((await buyer.theSaved()).id).toBe(second.id);
    expect(await post({ saved_methods_nonce: nonce, remove_method: String(second.id) })).toBe(
      'method-removed',
    );
    expect(await post({ saved_methods_nonce: nonce, remove_method: String(second.id) })).toBeNull();
    expect(await buyer.methods()).toMatchObject([{ id: first.id, isDefault: true }]);
  });
});
