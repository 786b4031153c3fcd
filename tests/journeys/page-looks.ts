import { mkdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type Catalogue, pick } from './catalogue.ts';
import { anna, putIntoCart } from './checkout-steps.ts';
import { expectNoFaults, wcag } from './faults.ts';
import { ready } from './opening.ts';
import { enter, type people } from './people.ts';
import { expect, type Noise, test } from './test.ts';

/** A page, and what is done before somebody looks at it. */
export type Look = {
  readonly name: string;
  /** what has happened before the page is opened; returns its address */
  readonly path: (page: Page, catalogue: Catalogue) => Promise<string> | string;
  /** whose page it is, where nothing else matters: such looks follow each other in one page, which halves what a look costs */
  readonly visitor?: 'guest' | keyof typeof people;
  /** what is done on it before it is looked at */
  readonly act?: (page: Page) => Promise<void>;
  /** complaints of the browser that belong to it */
  readonly noise?: RegExp;
};

/** Orders a part over the wire, and tells the address of the page that thanks for it. */
export const order = async (page: Page, catalogue: Catalogue): Promise<string> => {
  await putIntoCart(page, pick(catalogue.plenty, 5).id);
  await page.goto('/checkout/');
  const nonce = await page.locator('input[name$="-process-checkout-nonce"]').inputValue();
  const form: Record<string, string> = {
    cart_hash_seen: await page.locator('input[name="cart_hash_seen"]').inputValue(),
    [(await page.locator('input[name$="-process-checkout-nonce"]').getAttribute('name')) ?? '']: nonce,
    billing_country: 'IT',
    billing_state: 'MO',
    billing_email: 'ogni.pagina@example.com',
    billing_phone: '059 123456',
    payment_method: 'bacs',
    terms: '1',
  };
  for (const [name, value] of Object.entries(anna)) form[`billing_${name}`] = value;
  const response = await page.request.post('/?wc-ajax=checkout', { form });
  const { redirect } = await response.json();
  return redirect;
};

// Where somebody wants to see the pages as well: a folder for their pictures.
const pictures = process.env.LOOK_PICTURES ?? '';

async function picture(page: Page, name: string, width: number): Promise<void> {
  if (pictures === '') return;
  await mkdir(pictures, { recursive: true });
  await page.screenshot({ path: `${pictures}/${name.replaceAll(' ', '-')}-${width}.png`, fullPage: true });
}

async function look({ name, path, act, noise: known }: Look, page: Page, catalogue: Catalogue, noise: Noise) {
  if (known) noise.expected.push(known);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 900 });
  const address = await path(page, catalogue);
  for (const [index, width] of [1280, 360].entries()) {
    await page.setViewportSize({ width, height: 900 });
    // What was done on it may look otherwise on a phone: there it is done anew.
    if (index === 0 || act) {
      await page.goto(address);
      await ready(page);
      await act?.(page);
    }
    await expectNoFaults(page, { tags: wcag, at: `at ${width} px` });
    await picture(page, name, width);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(320);
}

/** One journey for each page: axe finds nothing on it, wide and narrow, and it fits 320 px. */
export function lookAt(pages: readonly Look[]): void {
  for (const one of pages) {
    const { name, visitor } = one;
    const title = `axe finds nothing on the page: ${name}; it fits 320 px`;
    if (visitor)
      test(title, async ({ lastingPage, catalogue, noise }) => {
        const page = await lastingPage(visitor);
        if (visitor !== 'guest') await enter(page, visitor);
        await look(one, page, catalogue, noise);
      });
    else test(title, ({ page, catalogue, noise }) => look(one, page, catalogue, noise));
  }
}
