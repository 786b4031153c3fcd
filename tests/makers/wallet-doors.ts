import type { WalletConfig } from '#contract/wallet-calls.ts';
import type { TestBrowser } from './a-browser.ts';
import { aCheckoutForm } from './a-checkout-form.ts';

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
export const formEncoded = (wish: Parameters<typeof aCheckoutForm>[0] = {}) =>
  new URLSearchParams(aCheckoutForm({ payment_method: 'wallet', ...wish })).toString();
