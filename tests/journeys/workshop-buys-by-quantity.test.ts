import type { Page } from '@playwright/test';
import { pick } from './catalogue.ts';
import { anna, chooseFrom, emptyCart, placeOrder, typeAddress } from './checkout-steps.ts';
import { expectNoFaults } from './faults.ts';
import { open } from './opening.ts';
import { logIn } from './people.ts';
import { changeSettings } from './shop-database.ts';
import { expect, test } from './test.ts';

/** What staff write for a part in the workshop's list: two tiers, and nothing but whole cartons of four. */
const prices = { price: '10,00', tiers: '10:9,00; 50:7,50', step: '4' } as const;

async function priceByQuantity(staff: Page, sku: string): Promise<void> {
  await logIn(staff, 'staff');
  await open(staff, '/staff/price-lists/');
  await staff.getByRole('main').getByRole('link', { name: 'Listino officine' }).click();
  await staff.locator('#entry-sku').fill(sku);
  for (const [name, value] of Object.entries(prices)) await staff.locator(`#entry-${name}`).fill(value);
  await staff.getByRole('button', { name: 'Salva' }).click();
  await expect(staff).toHaveURL(/done=saved/);
}

test('[TIER-01] [TIER-04] [TIER-05] [TIER-06] [TIER-07] [TIER-08] [TIER-10] [TIER-11] [TIER-12] a workshop chooses a quantity by its price, and pays that price', async ({
  page,
  catalogue,
  anotherVisitor,
}) => {
  const part = pick(catalogue.plenty.filter(({ add_to_cart }) => add_to_cart.maximum >= 80).toReversed());
  const staff = await (await anotherVisitor()).newPage();
  await priceByQuantity(staff, part.sku);
  await logIn(page, 'workshop');
  await emptyCart(page);

  await open(page, `/product/${part.slug}/`);
  const table = page.getByRole('table', { name: 'Prezzi per quantità' });
  const row = (range: string) => table.getByRole('row').filter({ hasText: range });
  const quantity = page.getByLabel(`Quantità di ${part.name}`);
  const isActive = async (range: string) => {
    await expect(row(range)).toHaveAttribute('aria-current', 'true');
    await expect(table.locator('[aria-current]')).toHaveCount(1);
  };
  await expect(row('1 - 9')).toContainText('10,00 €');
  await expect(row('10 - 49')).toContainText('9,00 €−10%');
  await expect(row('50+')).toContainText('7,50 €−25%');
  await isActive('1 - 9');
  const plain = await row('10 - 49').evaluate((tr) => getComputedStyle(tr).backgroundColor);

  // Anywhere on a row: of a range its end, of N+ its beginning, in whole cartons.
  await row('10 - 49').click();
  await expect(quantity).toHaveValue('48');
  await isActive('10 - 49');
  await expect
    .poll(() => row('10 - 49').evaluate((tr) => getComputedStyle(tr).backgroundColor))
    .not.toBe(plain);
  await expect(page.getByText('48 pezzi:')).toContainText('432,00 €');
  await row('50+').click();
  await expect(quantity).toHaveValue('52');
  await isActive('50+');
  await row('1 - 9').getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(quantity).toHaveValue('8');
  await isActive('1 - 9');
  await expectNoFaults(page);

  await quantity.fill('12');
  await isActive('10 - 49');
  await page.locator('.single_add_to_cart_button').click();
  await expect(page.getByRole('link', { name: 'Carrello, 12 articoli' })).toBeVisible();
  // What lies in the cart counts with what is typed.
  await expect(page.getByText('Contano anche 12 pezzi già nel carrello.')).toBeVisible();
  await row('10 - 49').click();
  await isActive('50+');

  // Where the shop does not allow it, a click fills nothing in, and nothing looks as if it did.
  const settings = ['click_fills', 'discount_column', 'highlight'].map((name) => `tiered_table_${name}`);
  await changeSettings(Object.fromEntries(settings.map((key) => [key, false])));
  try {
    await expect(async () => {
      await open(page, `/product/${part.slug}/`);
      await expect(table).not.toContainText('Sconto', { timeout: 500 });
    }).toPass();
    await row('50+').click();
    await expect(quantity).toHaveValue('4');
    await quantity.fill('52');
    await expect(page.getByText('52 pezzi:')).toBeVisible();
    await expect(table.getByRole('button')).toHaveCount(0);
    await expect(table.locator('[aria-current]')).toHaveCount(0);
  } finally {
    await changeSettings(Object.fromEntries(settings.map((key) => [key, undefined])));
  }

  await open(page, '/cart/');
  const line = page.getByRole('main').getByRole('row').filter({ hasText: part.name });
  await expect(line).toContainText('Prezzo attuale 9,00 €');
  await expect(line).toContainText('108,00 €');
  await open(page, '/checkout/');
  await typeAddress(page, 'billing', { ...anna, phone: '0522 123456' });
  await chooseFrom(page, 'billing_state', 'mode', 'Modena');
  await page.getByRole('radio', { name: 'Bonifico bancario' }).check();
  await page.getByRole('checkbox', { name: /Ho letto e accetto/ }).check();
  await placeOrder(page);
  await expect(page).toHaveURL(/\/checkout\/order-received\//);
  await expect(page.getByRole('main')).toContainText('108,00 €');

  const number = /order-received\/(\d+)\//.exec(page.url())?.[1] ?? '';
  await open(staff, `/staff/orders/${number}/`);
  await staff.getByText('Come nasce questo prezzo').click();
  const steps = staff.locator('details[open]').filter({ hasText: 'Come nasce questo prezzo' });
  await expect(steps).toContainText('Prezzo del listino');
  await expect(steps).toContainText('Scaglione da 10 pezzi');
  await expect(steps).toContainText('9,00 €');
});
