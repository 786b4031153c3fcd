import { describe, expect, it } from 'vitest';
import { removeMarked, removeOwnMethod } from '#selling/wallet/server/saved/remove-methods.ts';
import { tell } from './a-payment.ts';
import { aSavingBuyer, type SavingBuyer } from './a-saving-buyer.ts';
import { savingPeers } from './peers/all-peers.ts';
import type { PeerVault } from './peers/payment-peer.ts';
import { peerOfFile } from './peers/peer-of-file.ts';

describe.each(savingPeers)('%s: methods that are deleted at the provider', (_, open) => {
  const at = peerOfFile(open);

  function vault(): PeerVault {
    if (!at.peer.vault) throw new Error('this peer stores nothing');
    return at.peer.vault;
  }

  async function aBuyerWithSaved(): Promise<{ buyer: SavingBuyer; token: string }> {
    const buyer = await aSavingBuyer(at.home.db, at.peer);
    await buyer.payAndSave();
    return { buyer, token: (await buyer.theSaved()).ref.token };
  }

  const hear = ({ ctx }: SavingBuyer, message: Request) => tell(ctx, at.peer, message);

  it('[PAY-24] a method that the provider says is deleted is gone, and the newest other one is the default', async () => {
    const { buyer, token } = await aBuyerWithSaved();
    await buyer.payAndSave();
    const [first, second] = await buyer.methods();
    expect(first).toMatchObject({ isDefault: true, ref: { token } });
    vault().forget(token);
    expect(await hear(buyer, vault().deleted(token))).toBe('done');
    expect(await buyer.methods()).toMatchObject([{ id: second?.id, isDefault: true }]);
    await removeMarked(buyer.ctx);
    const rows = at.home.db.selectFrom('saved_payment_methods').select('id').where('token', '=', token);
    expect(await rows.execute()).toEqual([]);
  });

  it('[PAY-24] a notice that comes twice, or about a method that the shop does not have, changes nothing more', async () => {
    const { buyer, token } = await aBuyerWithSaved();
    const { id } = await buyer.theSaved();
    vault().forget(token);
    for (const notice of ['WH-9', 'WH-9', 'WH-10'])
      expect(await hear(buyer, vault().deleted(token, notice))).toBe('done');
    expect(await hear(buyer, vault().deleted('TOKEN-OF-NOBODY'))).toBe('done');
    expect(await buyer.methods()).toEqual([]);
    expect(await removeOwnMethod(buyer.ctx, id)).toBe(false);
  });

  it('[PAY-24] the provider is asked: a method that it still has stays', async () => {
    const { buyer, token } = await aBuyerWithSaved();
    expect(await hear(buyer, vault().deleted(token))).toBe('done');
    expect(await buyer.methods()).toHaveLength(1);
  });

  it('[PAY-24] a notice that somebody has made up is refused, and nobody is asked', async () => {
    const { buyer, token } = await aBuyerWithSaved();
    vault().forget(token);
    const { url, method, headers } = vault().deleted(token);
    const body = await vault().deleted(token, 'WH-of-another').text();
    expect(await hear(buyer, new Request(url, { method, headers, body }))).toBe('not-genuine');
    expect(await buyer.methods()).toHaveLength(1);
  });

  it('[PAY-24] while the provider does not answer the notice is to come once more', async () => {
    const { buyer, token } = await aBuyerWithSaved();
    vault().forget(token);
    const notice = vault().deleted(token, 'WH-11');
    vault().silent();
    expect(await hear(buyer, notice)).toBe('later');
    expect(await buyer.methods()).toHaveLength(1);
    at.peer.up();
    expect(await hear(buyer, notice)).toBe('done');
    expect(await buyer.methods()).toEqual([]);
  });
});
