import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '#database/project-root.ts';
import { aPaymentProvider, type TestPaymentProvider } from '#tests/makers/a-payment-provider.ts';

/** A shop of its own that a payment provider is connected to; both are gone when it is closed. */
export type WalletShop = {
  readonly address: string;
  readonly provider: TestPaymentProvider;
  close(): Promise<void>;
};

const port = 4174;

/** Opens the shop with a provider on loopback, which speaks the real protocol and has a page of its own to approve on. */
export async function openWalletShop(): Promise<WalletShop> {
  const provider = await aPaymentProvider();
  const address = `http://localhost:${port}`;
  const shop = fork(join(projectRoot(), 'tests/journeys/serve.ts'), {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: String(port),
      SHOP_URL: address,
      DEMO_PRODUCTS: '150',
      PAYMENT_PROVIDER_URL: provider.url,
      PAYMENT_PROVIDER_CLIENT_ID: provider.clientId,
      PAYMENT_PROVIDER_SECRET: provider.secret,
      PAYMENT_PROVIDER_WEBHOOK_ID: provider.webhookId,
    },
  });
  await opened(shop);
  return {
    address,
    provider,
    async close() {
      const gone = once(shop, 'exit');
      shop.kill('SIGTERM');
      await gone;
      await provider.close();
    },
  };
}

/** The shop says when it is open. */
async function opened(shop: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  shop.once('exit', (code) => reject(new Error(`the shop did not open: ${code}`)));
  shop.stdout?.on('data', (piece: Buffer) => {
    if (String(piece).includes('è aperto su')) resolve();
  });
  await promise;
}
