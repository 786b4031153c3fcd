import { createHash } from 'node:crypto';
import { createNonces } from '#foundation/services/nonces.ts';
import type { Permission } from '#foundation/visitor/rules/permissions.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { processCheckoutAction, processCheckoutField } from '#selling/checkout/rules/checkout-actions.ts';
import { aBrowser, type TestBrowser } from './a-browser.ts';
import { aBrowserOf, enterAsCustomer } from './a-browser-of.ts';
import { aCheckoutForm } from './a-checkout-form.ts';
import { aCustomer } from './a-customer.ts';
import { aGroup } from './a-group.ts';
import { aPriceList } from './a-price-list.ts';
import type { TestShop } from './a-shop.ts';

/** Somebody's browser with the calls that the pages would make in it, with the nonces of whatever session it has by now. */
export function aCaller(shop: TestShop, browser: TestBrowser) {
  const session = async () => {
    const token = browser.cookies.get(shop.sessionCookie) ?? '';
    const hash = createHash('sha256').update(token).digest();
    return shop.db
      .selectFrom('sessions')
      .select(['id', 'customer_id', 'acted_by'])
      .where('token_hash', '=', hash)
      .executeTakeFirst();
  };
  const nonceOf = async (action: string) => {
    const owner = String((await session())?.id ?? '');
    return createNonces({ secret: shop.secret, owner: () => owner, now: shop.clock.now }).make(action);
  };
  const said = async (answer: Response) => [answer.status, await answer.text()] as const;
  return {
    browser,
    session,
    nonceOf,
    security: () => nonceOf(wholesaleNonceAction(shop.wire)),
    /** posts an action, without its prefix; status and text of the answer */
    async call(action: string, fields: Readonly<Record<string, string | number>> = {}) {
      const security = await nonceOf(wholesaleNonceAction(shop.wire));
      const body = { action: `${shop.wire.wholesale}${action}`, security, ...fields };
      return said(await browser.post('/wp-admin/admin-ajax.php', body));
    },
    fill: (productId: number, quantity = 1) =>
      browser.post('/?wc-ajax=add_to_cart', { product_id: productId, quantity }),
    /** posts the checkout form by script; the answer as it came */
    async order(fields: Readonly<Record<string, string>> = {}) {
      const nonce = await nonceOf(processCheckoutAction(shop.wire));
      const form = aCheckoutForm({ payment_method: 'approval', ...fields });
      const answer = await browser.post('/?wc-ajax=checkout', {
        [processCheckoutField(shop.wire)]: nonce,
        ...form,
      });
      return answer.json();
    },
  };
}

export type Caller = ReturnType<typeof aCaller>;

/** A company with a price list of its own: its main account, logged in, and the subaccounts that it takes on. */
export async function aCompanyAccount(shop: TestShop) {
  const list = await aPriceList(shop.db);
  const group = await aGroup(shop.db, {
    kind: 'business',
    price_list_id: list.id,
    show_prices_with_tax: false,
  });
  const main = await aCustomer(shop.db, {
    first_name: 'Carlo',
    last_name: 'Riva',
    company: 'Officina Riva',
    group_id: group.id,
    approved_at: shop.clock.now(),
  });
  const browser = aBrowser(shop);
  await enterAsCustomer(browser, shop, main.id);
  return {
    ...aCaller(shop, browser),
    customerId: main.id,
    email: main.email,
    priceListId: list.id,
    /** a subaccount with these permissions, logged in */
    async hire(...permissions: readonly Permission[]) {
      const { id, email } = await aCustomer(shop.db, { first_name: 'Mario', last_name: 'Neri' });
      await shop.db
        .insertInto('subaccounts')
        .values({ customer_id: id, main_account_id: main.id, permissions: [...permissions] })
        .execute();
      return { ...aCaller(shop, await aBrowserOf(shop, id)), customerId: id, email };
    },
  };
}

export type CompanyAccount = Awaited<ReturnType<typeof aCompanyAccount>>;
