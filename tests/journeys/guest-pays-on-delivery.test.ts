import type { Page } from '@playwright/test';
import { euro, pick } from './catalogue.ts';
import { anna, chooseFrom, placeOrder, putIntoCart, typeAddress } from './checkout-steps.ts';
import { open } from './opening.ts';
import { changeSettings } from './shop-database.ts';
import { expect, test } from './test.ts';

const feeCents = 350;
const method = (page: Page) => page.getByRole('radio', { name: /^Contrassegno/ });

/** What the cart comes to without the fee, in cents. */
async function totalOf(page: Page): Promise<number> {
  const { totals } = await (await page.request.get('/wp-json/wc/store/v1/cart')).json();
  return Number(totals.total_price);
}

test.afterAll(() =>
  changeSettings({ cash_on_delivery_fee_cents: undefined, cash_on_delivery_limit_cents: undefined }),
);

test('[FEE-01] cash on delivery is offered with its fee up to its limit, and not above it', async ({
  page,
  catalogue,
}) => {
  test.slow();
  const part = pick(catalogue.plenty, 9);
  await putIntoCart(page, part.id);
  const limit = (await totalOf(page)) + feeCents;
  await changeSettings({ cash_on_delivery_fee_cents: feeCents, cash_on_delivery_limit_cents: limit });
  // The processes of the shop hear of the settings a moment later.
  await expect(async () => {
    await open(page, '/checkout/');
    await expect(page.getByText(`${euro(feeCents)} IVA inclusa`).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await typeAddress(page, 'billing', { ...anna, email: 'anna.consegna@example.com', phone: '059 123456' });
  await chooseFrom(page, 'billing_state', 'mode', 'Modena');
  await method(page).check();
  const review = page.locator('#order_review');
  await expect(review.getByRole('row').filter({ hasText: 'Servizio di contrassegno' })).toContainText(
    euro(feeCents),
  );
  await expect(review.locator('.order-total')).toContainText(euro(limit));
  await page.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
  await placeOrder(page);
  await expect(page).toHaveURL(/\/checkout\/order-received\//);
  await expect(page.getByRole('main')).toContainText('Servizio di contrassegno');
  await expect(page.getByRole('main')).toContainText(euro(limit));

  // With more parts the next order is above the limit.
  await putIntoCart(page, part.id, 6);
  await open(page, '/checkout/');
  await expect(page.getByRole('radio', { name: 'Bonifico bancario' })).toBeVisible();
  await expect(method(page)).toHaveCount(0);
});
