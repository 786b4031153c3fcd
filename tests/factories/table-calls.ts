import { tableCalls } from '#wholesale/product-tables/rules/table-cart-calls.ts';
import { aBrowser, type TestBrowser } from './a-browser.ts';
import type { TestShop } from './a-shop.ts';

type Fields = Readonly<Record<string, string | number>>;

/** Somebody new in the shop, and the calls that a product table makes for them. */
export function aTableVisitor(shop: TestShop, browser: TestBrowser = aBrowser(shop)) {
  const call = (name: string, fields: Fields = {}) =>
    browser.post('/wp-admin/admin-ajax.php', { action: `${shop.wire.productTable}${name}`, ...fields });
  const marks = async (): Promise<{
    per_items: Record<string, { quantity: number; cart_item_key: string }>;
    nonce: string;
  }> => (await call(tableCalls.marks)).json();
  return {
    browser,
    call,
    add: (fields: Fields) => call(tableCalls.add, fields),
    bulkAdd: (fields: Fields) => call(tableCalls.bulkAdd, fields),
    marks,
    /** The notices that wait to be shown, as markup. */
    notices: async () => (await call(tableCalls.notice)).text(),
    remove: async (fields: Fields) => call(tableCalls.remove, { nonce: (await marks()).nonce, ...fields }),
    empty: () => call(tableCalls.empty),
  };
}
