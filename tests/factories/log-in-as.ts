import type { TestBrowser } from './a-browser.ts';
import { enterAsCustomer } from './a-browser-of.ts';
import { aCustomer } from './a-customer.ts';
import { aGroup } from './a-group.ts';
import type { TestShop } from './a-shop.ts';

/** Puts a browser in the hands of an approved customer of a price list, as logging in would. */
export async function logInAs(
  browser: TestBrowser,
  shop: TestShop,
  options: { priceListId: number; kind: 'retail' | 'business' },
): Promise<{ customerId: number }> {
  const { priceListId, kind } = options;
  const group = await aGroup(shop.db, {
    kind,
    price_list_id: priceListId,
    show_prices_with_tax: kind === 'retail',
  });
  const { id: customerId } = await aCustomer(shop.db, { group_id: group.id, approved_at: shop.clock.now() });
  await enterAsCustomer(browser, shop, customerId);
  return { customerId };
}
