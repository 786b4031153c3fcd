import { createNonces } from '#foundation/services/nonces.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { aBrowser } from './a-browser.ts';
import { aPriceList } from './a-price-list.ts';
import type { TestShop } from './a-shop.ts';
import { logInAs } from './log-in-as.ts';

/** A business of a price list of its own, logged in, and the wholesale calls that its pages would make. */
export async function aListOwner(shop: TestShop, kind: 'business' | 'retail' = 'business') {
  const list = await aPriceList(shop.db);
  const browser = aBrowser(shop);
  const { customerId } = await logInAs(browser, shop, { priceListId: list.id, kind });
  const { id: session } = await shop.db
    .selectFrom('sessions')
    .select('id')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  const nonces = createNonces({ secret: shop.secret, owner: () => String(session), now: shop.clock.now });
  const security = nonces.make(wholesaleNonceAction(shop.wire));
  const address = '/wp-admin/admin-ajax.php';
  return {
    browser,
    customerId,
    priceListId: list.id,
    security,
    /** Posts an action, without its prefix, with the nonce of the pages. */
    call: (action: string, fields: Readonly<Record<string, string | number>> = {}) =>
      browser.post(address, { action: `${shop.wire.wholesale}${action}`, security, ...fields }),
    download: (listId: number, token = security) =>
      browser.get(
        `${address}?action=${shop.wire.wholesale}downloadpurchaselist&list=${listId}&security=${token}`,
      ),
    fill: (productId: number, quantity: number) =>
      browser.post('/?wc-ajax=add_to_cart', { product_id: productId, quantity }),
  };
}

export type ListOwner = Awaited<ReturnType<typeof aListOwner>>;

/** The lists of a customer as they are kept, with their lines in their order. */
export async function savedLists(shop: Pick<TestShop, 'db'>, customerId: number) {
  const lists = await shop.db
    .selectFrom('purchase_lists')
    .select(['id', 'title'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  return Promise.all(
    lists.map(async (list) => ({
      ...list,
      lines: await shop.db
        .selectFrom('purchase_list_lines')
        .select(['item_id', 'name', 'quantity', 'unit_cents', 'unit_mode', 'attributes'])
        .where('list_id', '=', list.id)
        .orderBy('id')
        .execute(),
    })),
  );
}
