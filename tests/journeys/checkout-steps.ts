import type { Page } from '@playwright/test';
import { expect } from './test.ts';

type Kind = 'billing' | 'shipping';

export const anna = {
  first_name: 'Anna',
  last_name: 'Bianchi',
  address_1: 'Via Emilia 100',
  city: 'Modena',
  postcode: '41121',
} as const;

/** Types what a form asks for into the fields of one address; drop-downs are left as they are. */
export async function typeAddress(
  page: Page,
  kind: Kind,
  fields: Readonly<Record<string, string>> = anna,
): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`#${kind}_${name}`).fill(value);
  }
}

/** Chooses from a drop-down with a search box, as somebody does who types the beginning. */
export async function chooseFrom(page: Page, id: string, typed: string, label: string): Promise<void> {
  const trigger = page.locator(`#${id}-combo`);
  await trigger.click();
  await page.getByRole('combobox', { name: 'Cerca', exact: true }).fill(typed);
  await page.getByRole('listbox').getByRole('option', { name: label, exact: true }).click();
  await expect(trigger).toHaveText(label);
}

/** Puts a product into the cart over the wire, for journeys that are about what follows. */
export async function putIntoCart(page: Page, productId: number, quantity = 1): Promise<void> {
  const response = await page.request.post('/?wc-ajax=add_to_cart', {
    form: { product_id: productId, quantity },
  });
  expect(await response.json()).toHaveProperty('cart_hash');
}

/** Takes out what an earlier visit of this person left. */
export async function emptyCart(page: Page): Promise<void> {
  const { items } = await (await page.request.get('/wp-json/wc/store/v1/cart')).json();
  for (const { key } of items) {
    await page.request.post('/?wc-ajax=remove_from_cart', { form: { cart_item_key: key } });
  }
}

export const placeOrder = (page: Page) =>
  page
    .getByRole('button', { name: /^(?:Ordina con obbligo di pagamento|Invia l’ordine per l’approvazione)$/ })
    .click();
