import type { Page } from '@playwright/test';
import { type Catalogue, pick } from './catalogue.ts';
import { anna, putIntoCart } from './checkout-steps.ts';

/** Orders two pieces of a part over the wire; returns what only this order holds, and the address of the thanks. */
export async function order(page: Page, catalogue: Catalogue, position: number) {
  const part = pick(catalogue.plenty, position);
  const email = `dopo.${Date.now()}.${position}@example.com`;
  await putIntoCart(page, part.id, 2);
  await page.goto('/checkout/');
  const field = page.locator('input[name$="-process-checkout-nonce"]');
  const form: Record<string, string> = {
    cart_hash_seen: await page.locator('input[name="cart_hash_seen"]').inputValue(),
    [(await field.getAttribute('name')) ?? '']: await field.inputValue(),
    billing_country: 'IT',
    billing_state: 'MO',
    billing_email: email,
    billing_phone: '059 123456',
    payment_method: 'cod',
    terms: '1',
  };
  for (const [name, value] of Object.entries(anna)) form[`billing_${name}`] = value;
  const { redirect } = await (await page.request.post('/?wc-ajax=checkout', { form })).json();
  return { part, email, thanks: String(redirect) };
}
