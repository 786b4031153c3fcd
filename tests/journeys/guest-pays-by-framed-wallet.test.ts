import type { FrameLocator, Page } from '@playwright/test';
import { pick } from './catalogue.ts';
import { putIntoCart } from './checkout-steps.ts';
import { expectNoFaults, wcag } from './faults.ts';
import { open } from './opening.ts';
import { expect } from './test.ts';
import { askFor, bySelects, choose, clearChoice, type Variation } from './variations.ts';
import { test } from './wallet-test.ts';

test.describe.configure({ timeout: 120_000 });

// Where somebody wants to see the pages as well: a folder for their pictures.
const pictures = process.env.LOOK_PICTURES ?? '';

const framed = (page: Page): FrameLocator => page.frameLocator('iframe[title="Pagamento con PayPal"]');
const gold = (page: Page) =>
  framed(page)
    .frameLocator('iframe[title="Wallet: paypal"]')
    .getByRole('button', { name: 'Paga con PayPal' });

/** Presses a button of the provider, which opens a window of its own. */
async function pressAndAnswer(page: Page, answer: 'Approva' | 'Annulla'): Promise<void> {
  const [wallet] = await Promise.all([page.waitForEvent('popup'), gold(page).click()]);
  await wallet.getByRole('button', { name: answer }).click();
}

/** On phones the row of buttons is a bar with one button until its own place is in view. */
async function showButtons(page: Page): Promise<void> {
  await page.locator('main [data-purchase]').scrollIntoViewIfNeeded();
  await page.locator('main [data-wallet-frame]').scrollIntoViewIfNeeded();
}

const review = async (page: Page, articles: string) => {
  await expect(page).toHaveURL(/\/checkout\/$/);
  await expect(page.getByText('Pagamento approvato: controlla e conferma')).toBeVisible();
  await expect(page.getByRole('link', { name: `Carrello, ${articles}` })).toBeVisible();
};

test('[PAY-04] [PAY-05] [PAY-16] the mini-cart has the buttons of the provider once it is open, 35 high', async ({
  page,
  catalogue,
  provider,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const ofWallet = () =>
    asked.filter((url) => url.includes('wallet-buttons') || url.startsWith(provider.scriptUrl));
  await putIntoCart(page, pick(catalogue.plenty, 14).id);
  await open(page, '/');
  expect(ofWallet()).toEqual([]);
  await page.getByRole('link', { name: 'Carrello, 1 articolo' }).click();
  await expect(gold(page)).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Paga con PayPal' })).toBeHidden();
  expect(await gold(page).evaluate((button) => button.getBoundingClientRect().height)).toBe(35);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(gold(page)).toBeVisible();
    await expectNoFaults(page, { tags: wcag, at: `at ${width} px` });
    if (pictures !== '') await page.screenshot({ path: `${pictures}/mini-cart-${width}.png` });
  }
  await pressAndAnswer(page, 'Annulla');
  await expect(framed(page).getByText('Pagamento annullato: non è stato addebitato nulla.')).toBeVisible();
  await pressAndAnswer(page, 'Approva');
  await review(page, '1 articolo');
});

test('[PAY-04] [PAY-16] [PAY-19] on a product page they buy what is chosen there, instead of what is in the cart', async ({
  page,
  catalogue,
  provider,
}) => {
  await putIntoCart(page, pick(catalogue.plenty, 15).id);
  const product = pick(catalogue.plenty, 16);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(provider.scriptUrl)) scripts.push(request.url());
  });
  await open(page, `/product/${product.slug}/`);
  for (const quantity of ['2', '3']) {
    await page.getByRole('button', { name: 'Aumenta la quantità' }).click();
    await expect(page.getByLabel(`Quantità di ${product.name}`)).toHaveValue(quantity);
  }
  await showButtons(page);
  await expect(gold(page)).toBeVisible();
  expect(scripts).toHaveLength(1);
  await expect(page.getByRole('main').getByRole('button', { name: 'Paga con PayPal' })).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [1280, 768, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await showButtons(page);
    await expectNoFaults(page, { tags: wcag, at: `at ${width} px` });
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(width);
    if (pictures !== '') await page.screenshot({ path: `${pictures}/product-${width}.png` });
  }
  await pressAndAnswer(page, 'Approva');
  await review(page, '3 articoli');
});

test('[PAY-04] [VAR-13] of a product with options they buy the variation chosen, the newest one', async ({
  page,
  catalogue,
}) => {
  const product = pick(catalogue.variable.filter(bySelects));
  const inStock: Variation[] = [];
  for (const variation of product.variations) {
    const answer = await askFor(page, product, variation);
    if (answer.is_in_stock) inStock.push(variation);
  }
  const [first, last] = [inStock[0], inStock.at(-1)];
  if (!first || !last) throw new Error('no variation is in stock');
  const bought: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('wallet-change-cart')) bought.push(request.postDataJSON().products[0].id);
  });
  await open(page, `/product/${product.slug}/`);
  await clearChoice(page);
  await expect(page.locator('main [data-wallet-frame]')).toHaveCount(0);
  await choose(page, first);
  await showButtons(page);
  await expect(gold(page)).toBeVisible();
  await clearChoice(page);
  await expect(page.locator('main [data-wallet-frame]')).toHaveCount(0);
  await choose(page, last);
  await showButtons(page);
  await expect(gold(page)).toBeVisible();
  await pressAndAnswer(page, 'Approva');
  await expect(page.getByText('Pagamento approvato: controlla e conferma')).toBeVisible();
  expect(bought).toEqual([last.id]);
});
