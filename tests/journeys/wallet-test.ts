import type { Page } from '@playwright/test';
import { aPaymentProvider, type TestPaymentProvider } from '../factories/a-payment-provider.ts';
import { test as base } from './test.ts';
import { openShop } from './worker-shop.ts';

/** Journeys through a shop that a payment provider on loopback is connected to, which speaks the real protocol and has a page of its own to approve on. */
export const test = base.extend<object, { provider: TestPaymentProvider }>({
  provider: [
    async ({ playwright: _ }, use) => {
      const provider = await aPaymentProvider();
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  shop: async ({ provider }, use) => {
    const shop = await openShop({
      PAYMENT_PROVIDER_URL: provider.url,
      PAYMENT_PROVIDER_CLIENT_ID: provider.clientId,
      PAYMENT_PROVIDER_SECRET: provider.secret,
      PAYMENT_PROVIDER_WEBHOOK_ID: provider.webhookId,
      PAYMENT_PROVIDER_SCRIPT_URL: provider.scriptUrl,
      GOOGLE_PAY_SCRIPT_URL: provider.googlePayUrl,
    });
    await use(shop);
    await shop.close();
  },
});

/** The script of the provider does not come, as where a browser blocks it. */
export async function blockScript(
  page: Page,
  { scriptUrl }: TestPaymentProvider,
  noise: { readonly expected: RegExp[] },
): Promise<void> {
  noise.expected.push(/ERR_FAILED/);
  await page.route(`${scriptUrl}*`, (route) => route.abort());
}
