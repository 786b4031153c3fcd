import { type NexiServer, openNexiServer } from '../payments/peers/nexi-server.ts';
import { activatedKey } from '../payments/peers/satispay-peer.ts';
import { openSatispayServer, type SatispayServer } from '../payments/peers/satispay-server.ts';
import { test as base } from './test.ts';
import { openShop } from './worker-shop.ts';

/** Journeys through a shop to which Satispay and Nexi on loopback are connected, which speak the real protocols, have pages to pay on and notify the shop. */
export const test = base.extend<object, { satispay: SatispayServer; nexi: NexiServer }>({
  satispay: [
    async ({ playwright: _ }, use) => {
      const server = await openSatispayServer();
      server.callsBack = true;
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  nexi: [
    async ({ playwright: _ }, use) => {
      const server = await openNexiServer();
      server.notifies = true;
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  shop: async ({ satispay, nexi }, use) => {
    const { keyId, privateKey } = await activatedKey(satispay);
    const shop = await openShop({
      SATISPAY_URL: satispay.url,
      SATISPAY_KEY_ID: keyId,
      SATISPAY_PRIVATE_KEY: privateKey,
      NEXI_URL: nexi.url,
      NEXI_API_KEY: nexi.apiKey,
    });
    await use(shop);
    await shop.close();
  },
});
