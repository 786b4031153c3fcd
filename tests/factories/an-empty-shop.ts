import { loadDemoShop } from '#demo/load-demo-shop.ts';
import { aShop, type ShopOptions, type TestShop } from './a-shop.ts';

/** A shop as `DEMO_PRODUCTS=0 npm start` leaves it: nobody, no goods, texts and rates that fit any shop. */
export async function anEmptyShop(options: ShopOptions = {}): Promise<TestShop> {
  const shop = await aShop(options);
  await shop.db.deleteFrom('settings').execute();
  await loadDemoShop({
    connectionString: shop.databaseUrl,
    products: 0,
    mediaDirectory: null,
    hashPassword: () => Promise.reject(new Error('an empty shop has nobody with a password')),
  });
  return shop;
}
