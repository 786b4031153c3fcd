import type { Page } from '@playwright/test';
import { type Catalogue, euro, type StoreProduct } from './catalogue.ts';
import { expect } from './test.ts';

export type Variation = StoreProduct['variations'][number];

/** What the shop says of a combination of options. */
export type Answer = {
  readonly variation_id: number;
  readonly display_price: number;
  readonly is_in_stock: boolean;
  readonly sku: string;
  readonly max_qty: number | '';
  readonly variation_stock_left: number;
};

/** The attributes that a product is chosen by. */
export const ownAttributes = (product: StoreProduct) =>
  product.attributes.filter((one) => one.has_variations);

const selects = new Set(['Misura pneumatico', 'Indice di velocità']);

/** Chosen by selects alone, and by several of them. */
export function bySelects(product: StoreProduct): boolean {
  const own = ownAttributes(product);
  return own.length > 1 && own.every(({ name }) => selects.has(name));
}

/** Chosen by swatches alone, and by several groups of them. */
export function bySwatches(product: StoreProduct): boolean {
  const own = ownAttributes(product);
  return own.length > 1 && own.every(({ name }) => !selects.has(name));
}

/** Without a preset: nothing is chosen when the page opens. */
export const unchosen = (product: StoreProduct) =>
  ownAttributes(product).every(({ terms }) => terms.every((term) => !term.default));

/** The server's word on a variation: what the page shows must agree with it. */
export async function askFor(page: Page, product: StoreProduct, { attributes }: Variation): Promise<Answer> {
  const form: Record<string, string | number> = { product_id: product.id };
  for (const { name, value } of attributes) {
    const known = product.attributes.find((attribute) => attribute.name === name);
    form[`attribute_${known?.taxonomy}`] = value;
  }
  return (await page.request.post('/?wc-ajax=get_variation', { form })).json();
}

/** Chooses one option, in a select or among swatches. */
export async function chooseOption(page: Page, label: string, slug: string): Promise<void> {
  const main = page.getByRole('main');
  const select = main.getByLabel(label, { exact: true }).and(main.getByRole('combobox'));
  const swatch = main.getByRole('radiogroup', { name: label, exact: true }).locator(`input[value="${slug}"]`);
  await select.or(swatch).first().waitFor();
  if (await select.count()) await select.selectOption(slug);
  else await swatch.check();
}

/** Chooses every option of a variation. */
export async function choose(page: Page, { attributes }: Variation): Promise<void> {
  for (const { name, value } of attributes) await chooseOption(page, name, value);
}

/** Clears what a page came with. */
export async function clearChoice(page: Page): Promise<void> {
  const reset = page.getByRole('button', { name: 'Azzera la selezione' });
  if (!(await reset.isVisible())) return;
  await reset.click();
  await expect(reset).toBeHidden();
}

export const buyButton = (page: Page) => page.locator('.single_add_to_cart_button');

/** A price as the shop writes it. */
export const cents = ({ display_price }: Answer) => euro(Math.round(display_price * 100));

/** Where a page tells price and availability of the chosen variation. */
export const panel = (page: Page) => page.locator('form.variations_form [aria-live="polite"]').first();

/** A product chosen by swatches alone that has a variation as it is asked for. */
export async function findBySwatches(page: Page, catalogue: Catalogue, wanted: (answer: Answer) => boolean) {
  for (const product of catalogue.variable.filter((one) => bySwatches(one) && unchosen(one))) {
    const answers = await Promise.all(
      product.variations.map(async (variation) => ({
        variation,
        answer: await askFor(page, product, variation),
      })),
    );
    const known = answers.find(({ answer }) => wanted(answer));
    if (known) return { product, ...known };
  }
  throw new Error('no such variation in the demo shop');
}

/** In stock, and more than a few. */
export const plenty = ({ is_in_stock, max_qty }: Answer) => is_in_stock && Number(max_qty) > 5;
