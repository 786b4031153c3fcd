import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { aTestDatabase, type TestDatabase } from '../../factories/a-test-database.ts';
import { expectStockInOrder } from '../../factories/expect-stock-in-order.ts';
import type { PaymentPeer } from './payment-peer.ts';

/** A database for the cases of one adapter, and a new peer for each case. */
export function peerOfFile(open: () => Promise<PaymentPeer>): { home: TestDatabase; peer: PaymentPeer } {
  const now: { home?: TestDatabase; peer?: PaymentPeer } = {};
  beforeAll(async () => {
    now.home = await aTestDatabase();
  });
  afterAll(async () => {
    if (now.home) await expectStockInOrder(now.home.db);
    await now.home?.close();
  });
  beforeEach(async () => {
    now.peer = await open();
  });
  afterEach(() => now.peer?.close());
  return {
    get home() {
      if (!now.home) throw new Error('no database');
      return now.home;
    },
    get peer() {
      if (!now.peer) throw new Error('no peer');
      return now.peer;
    },
  };
}
