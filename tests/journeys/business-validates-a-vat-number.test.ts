import type { Page } from '@playwright/test';
import { pick } from './catalogue.ts';
import { chooseFrom, putIntoCart, typeAddress } from './checkout-steps.ts';
import { expectNoFaults } from './faults.ts';
import { open } from './opening.ts';
import { expect, test } from './test.ts';

const workshop = {
  first_name: 'Karl',
  last_name: 'Muster',
  address_1: 'Musterstraße 1',
  city: 'München',
  postcode: '80331',
  phone: '+49 89 123456',
  email: 'werkstatt@example.com',
} as const;

const button = (page: Page) => page.locator('button[name="validate_vat"]');
const number = (page: Page) => page.locator('#invoice_vat_number');
const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === `wholesale_validated_vat_${name}`)?.value;

test.beforeEach(async ({ page, catalogue }) => {
  await putIntoCart(page, pick(catalogue.plenty).id);
});

test('[VAT-01] [VAT-03] [VAT-04] [VAT-06] [VAT-07] [VAT-08] [VAT-09] [VAT-12] a German workshop validates its number, and no VAT is asked for', async ({
  page,
}) => {
  await open(page, '/checkout/');
  await chooseFrom(page, 'billing_country', 'german', 'Germania');
  await typeAddress(page, 'billing', workshop);
  await page.locator('#invoice_wanted').check();
  await page.getByLabel('Azienda o professionista').check();
  await page.locator('#invoice_company').fill('Werkstatt Muster GmbH');
  // Guests who want no account are not offered the button (VAT-12).
  await expect(button(page)).toHaveCount(0);
  await page.locator('[name="createaccount"]').check();
  await expect(button(page)).toHaveText('Convalida partita IVA');

  await number(page).fill('DE136695978');
  await button(page).click();
  await expect(button(page)).toHaveText('Partita IVA non valida. Fai clic per riprovare');
  await number(page).fill('IT00743110157');
  await button(page).click();
  await expect(button(page)).toHaveText('La partita IVA non corrisponde al paese. Riprova.');
  expect(await cookieOf(page, 'status')).toBeUndefined();

  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/wp-admin/admin-ajax.php', async (route) => {
    if (route.request().postData()?.includes('validatevat')) await answered;
    await route.continue();
  });
  await number(page).fill('de 136 695 976');
  await button(page).click();
  await expect(button(page)).toHaveText('Convalida in corso...');
  answer();
  await expect(button(page)).toHaveText('Partita IVA convalidata');
  await expect(button(page)).toBeDisabled();
  await expect(number(page)).toHaveAttribute('readonly');
  expect(await cookieOf(page, 'status')).toBe('validated_vat');
  expect(await cookieOf(page, 'number')).toBe('DE136695976');
  await expect(page.getByText('Operazione non imponibile IVA')).toBeVisible();
  await expectNoFaults(page);
});

test('[VAT-10] [VAT-11] [VAT-13] another country empties the field, and where no number is asked for it is gone', async ({
  page,
}) => {
  await open(page, '/checkout/');
  await page.locator('#invoice_wanted').check();
  await page.getByLabel('Azienda o professionista').check();
  await page.locator('[name="createaccount"]').check();
  await number(page).fill('12345670017');
  await button(page).click();
  await expect(button(page)).toBeDisabled();
  const requested = page.waitForRequest(
    (request) => request.postData()?.includes('checkdeliverycountryvat') ?? false,
  );
  const refreshed = page.waitForRequest('**/?wc-ajax=update_order_review');
  await chooseFrom(page, 'billing_country', 'german', 'Germania');
  expect((await requested).postData()).toContain('deliverycountry=DE');
  await refreshed;
  await expect(number(page)).toHaveValue('');
  await expect(number(page)).toBeEditable();
  await expect(button(page)).toBeEnabled();
  expect(await cookieOf(page, 'status')).toBeUndefined();
  await chooseFrom(page, 'billing_country', 'svizz', 'Svizzera');
  await expect(number(page)).toHaveCount(0);
  await chooseFrom(page, 'billing_country', 'ital', 'Italia');
  await expect(number(page)).toHaveAttribute('aria-required', 'true');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[VAT-01] [VAT-06] the button posts the form, and the page says that the number was validated', async ({
    page,
  }) => {
    await page.goto('/checkout/');
    await page.locator('#invoice_wanted').check();
    await page.getByLabel('Azienda o professionista').check();
    await number(page).fill('12345670018');
    await button(page).click();
    await expect(button(page)).toHaveText('Partita IVA non valida. Fai clic per riprovare');
    await number(page).fill('12345670017');
    await button(page).click();
    await expect(button(page)).toHaveText('Partita IVA convalidata');
    await expect(number(page)).toHaveAttribute('readonly');
    expect(await cookieOf(page, 'status')).toBe('validated_vat');
  });
});
