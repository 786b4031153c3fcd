import type { WalletConfig } from '#selling/wallet/rules/wallet-config.ts';
import type { TestBrowser } from './a-browser.ts';
import { aCheckoutForm } from './a-checkout-form.ts';
import { aPaymentProvider, type TestPaymentProvider } from './a-payment-provider.ts';
import { aProduct, type MadeProduct } from './a-product.ts';
import { aShop, type TestShop } from './a-shop.ts';
import { adaptersAt } from './a-wallet-buyer.ts';
import { pagesOfErrands } from './errand-entry-points.ts';

/** A shop that takes money through a provider of the tests, and a part of 592.13 euro in it. */
export type WalletSetup = {
  readonly server: TestPaymentProvider;
  readonly shop: TestShop;
  readonly product: MadeProduct;
  close(): Promise<void>;
};

export async function aWalletSetup(): Promise<WalletSetup> {
  const server = await aPaymentProvider();
  const shop = await aShop({ paymentAdapters: adaptersAt(server), render: pagesOfErrands });
  const product = await aProduct(shop.db, { stock: 100, regularPriceCents: 59_213 });
  return {
    server,
    shop,
    product,
    async close() {
      await shop.close();
      await server.close();
    },
  };
}

/** Puts a product into a browser's cart. */
export const addBy = (browser: TestBrowser, { id }: MadeProduct, quantity = 1) =>
  browser.post('/?wc-ajax=add_to_cart', { product_id: id, quantity });

/** How many pieces a browser's cart holds. */
export const cartCount = async (browser: TestBrowser): Promise<number> =>
  (await (await browser.get('/?wc-ajax=get_refreshed_fragments')).json()).cart.count;

/** What a script is configured with. */
export const walletConfigOf = async (browser: TestBrowser, query = ''): Promise<WalletConfig> =>
  (await browser.get(`/?wc-ajax=wallet-script-config${query}`)).json();

/** A call of the payment provider with its own nonce. */
export async function walletCallBy(browser: TestBrowser, name: string, body: object = {}) {
  const config = await walletConfigOf(browser);
  const { endpoint = '', nonce = '' } = config.ajax[name.replaceAll('-', '_')] ?? {};
  const response = await browser.json(endpoint, { ...body, nonce });
  return { status: response.status, ...(await response.json()) };
}

/** The checkout form as scripts send it. */
export const formEncoded = (options: Parameters<typeof aCheckoutForm>[0] = {}) =>
  new URLSearchParams(aCheckoutForm({ payment_method: 'wallet', ...options })).toString();
