import type { Page } from '@playwright/test';
import { pick } from './catalogue.ts';
import { chooseFrom, putIntoCart } from './checkout-steps.ts';
import { open } from './opening.ts';
import { expect, test } from './test.ts';

const country = (page: Page) => page.locator('#billing_country-combo');
const stateDropDown = (page: Page) => page.locator('#billing_state-combo');
const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Cerca', exact: true });
const chooseCountry = (page: Page, name: string) => chooseFrom(page, 'billing_country', name, name);

test.beforeEach(async ({ page, catalogue }) => {
  await putIntoCart(page, pick(catalogue.plenty).id);
  await open(page, '/checkout/');
});

test('[ADDR-09] [ADDR-10] [ADDR-11] [ADDR-12] [ADDR-13] the state field takes the shape that the country calls for', async ({
  page,
}) => {
  await expect(country(page)).toHaveText('Italia');
  await expect(page.locator('#billing_state option').first()).toHaveText("Seleziona un'opzione…");
  await expect(page.locator('#billing_state option')).toHaveCount(108);

  await chooseCountry(page, 'Francia');
  await expect(page.locator('#billing_state')).toHaveAttribute('type', 'hidden');
  await expect(stateDropDown(page)).toBeHidden();

  await chooseCountry(page, 'Spagna');
  await expect(page.locator('#billing_state option').first()).toHaveText("Seleziona un'opzione…");
  await expect(page.locator('#billing_state option[value="SE"]')).toBeAttached();

  // In neither list: typed, and kept by its label when the next country has a list that knows it.
  await chooseCountry(page, 'Regno Unito');
  const typed = page.locator('input#billing_state');
  await expect(typed).toBeVisible();
  await expect(typed).toBeEditable();
  await typed.fill('modena');
  await chooseCountry(page, 'Italia');
  await expect(page.locator('#billing_state')).toHaveValue('MO');
  await expect(stateDropDown(page)).toHaveText('Modena');
});

test('[CHK-10] the summary refreshes a while after another country was chosen', async ({ page }) => {
  const refresh = page.waitForRequest('**/?wc-ajax=update_order_review');
  await chooseCountry(page, 'Germania');
  const asked = await refresh;
  expect(new URLSearchParams(asked.postData() ?? '').get('country')).toBe('DE');
});

test('[ADDR-14] [CHK-01] a province is searched and chosen by keyboard, and focus comes back', async ({
  page,
}) => {
  await stateDropDown(page).focus();
  await page.keyboard.press('Enter');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type('reggio');
  await expect(page.getByRole('option')).toHaveText(['Reggio Calabria', 'Reggio Emilia']);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Reggio Emilia' })).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('Enter');
  await expect(stateDropDown(page)).toBeFocused();
  await expect(stateDropDown(page)).toHaveText('Reggio Emilia');
  await expect(page.locator('#billing_state')).toHaveValue('RE');

  await page.keyboard.press('Enter');
  await page.keyboard.type('xyz');
  await expect(page.getByText('Nessun riscontro trovato')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(stateDropDown(page)).toBeFocused();
  await expect(page.locator('#billing_state')).toHaveValue('RE');
});
