import type { Page } from '@playwright/test';
import { type Catalogue, euro, pick } from './catalogue.ts';
import { open } from './opening.ts';
import { expect, test } from './test.ts';
import {
  type Answer,
  askFor,
  buyButton as button,
  bySelects,
  choose,
  clearChoice,
  ownAttributes,
  type Variation,
} from './variations.ts';

/** The first variation in stock, or out of it, of a product that is chosen by several selects. */
async function findVariation(page: Page, catalogue: Catalogue, inStock: boolean) {
  for (const product of catalogue.variable.filter(bySelects)) {
    for (const variation of product.variations) {
      const answer = await askFor(page, product, variation);
      if (answer.is_in_stock === inStock) return { product, variation, answer };
    }
  }
  throw new Error('no such variation in the demo shop');
}

const sent = (page: Page) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('wc-ajax=add_to_cart')) calls.push(request.url());
  });
  return calls;
};

test('[VAR-01] [VAR-03] [VAR-08] [VAR-09] [VAR-17] nothing is added before every option is chosen, and it is said', async ({
  page,
  catalogue,
}) => {
  const product = pick(catalogue.variable.filter(bySelects));
  const calls = sent(page);
  await open(page, `/product/${product.slug}/`);
  await clearChoice(page);
  const selects = page.getByRole('main').getByRole('combobox');
  await expect(selects).toHaveCount(ownAttributes(product).length);
  const reset = page.getByRole('button', { name: 'Azzera la selezione' });
  await expect(reset).toBeHidden();
  await selects.first().selectOption({ index: 1 });
  await expect(reset).toBeVisible();
  await expect(button(page)).toHaveClass(/wc-variation-selection-needed/);
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');

  await button(page).press('Enter');
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Seleziona le opzioni del prodotto prima di aggiungerlo al carrello.');
  await alert.getByRole('button', { name: 'Ho capito' }).click();
  await expect(alert).toBeHidden();
  await expect(button(page)).toBeFocused();
  expect(calls).toEqual([]);
});

test('[VAR-02] [VAR-10] [VAR-12] [VAR-22] price, availability and code follow the chosen variation, which goes into the cart', async ({
  page,
  catalogue,
}) => {
  const { product, variation, answer } = await findVariation(page, catalogue, true);
  const others = await Promise.all(product.variations.map((one) => askFor(page, product, one)));
  const dearer = others.findIndex((one) => one.is_in_stock && one.display_price !== answer.display_price);
  await open(page, `/product/${product.slug}/`);
  await choose(page, variation);
  const main = page.getByRole('main');
  const cents = (one: Answer) => euro(Math.round(one.display_price * 100));
  const panel = main.locator('form [aria-live="polite"]').first();
  await expect(panel).toContainText(cents(answer));
  await expect(main.getByText(`Cod. ${answer.sku}`).first()).toBeVisible();
  await expect(button(page)).toHaveAttribute('aria-disabled', 'false');

  const second = pick(product.variations, dearer);
  await page.getByRole('button', { name: 'Azzera la selezione' }).click();
  await choose(page, second);
  await expect(panel).toContainText(cents(pick(others, dearer)));

  const quantity = page.getByLabel(`Quantità di ${product.name}`);
  await quantity.fill('0');
  await quantity.blur();
  await expect(quantity).toHaveValue('1');
  await button(page).click();
  await page.getByRole('link', { name: 'Carrello, 1 articolo' }).click();
  const line = page.getByRole('dialog', { name: 'Carrello' }).getByRole('listitem');
  for (const { name, value } of second.attributes) {
    const { terms } = pick(product.attributes.filter((attribute) => attribute.name === name));
    await expect(line).toContainText(`${name}: ${pick(terms.filter(({ slug }) => slug === value)).name}`);
  }
});

test('[VAR-13] [VAR-14] a variation that is out of stock is refused with a sentence', async ({
  page,
  catalogue,
}) => {
  const { product, variation } = await findVariation(page, catalogue, false);
  const calls = sent(page);
  await open(page, `/product/${product.slug}/`);
  await choose(page, variation);
  await expect(button(page)).toHaveClass(/wc-variation-is-unavailable/);
  await expect(
    page
      .locator('form')
      .filter({ has: button(page) })
      .getByText('Esaurito'),
  ).toBeVisible();
  await button(page).press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText(
    "Questo prodotto non è disponibile. Scegli un'altra combinazione.",
  );
  expect(calls).toEqual([]);
});

test('[VAR-16] an option that goes with no other choice is not offered', async ({ page, catalogue }) => {
  const values = ({ attributes }: Variation) => attributes.map(({ value }) => value);
  const gaps = catalogue.variable.filter(bySelects).flatMap((product) => {
    const [first, second, ...more] = ownAttributes(product);
    if (!first || !second || more.length > 0) return [];
    const pairs = new Set(product.variations.map((one) => values(one).join()));
    return first.terms.flatMap(({ slug }) =>
      second.terms
        .filter((other) => !pairs.has([slug, other.slug].join()))
        .map((other) => ({ product, first, slug, second, missing: other.slug })),
    );
  });
  const { product, first, slug, second, missing } = pick(gaps);
  await open(page, `/product/${product.slug}/`);
  await clearChoice(page);
  const options = page.getByLabel(second.name, { exact: true }).locator(`option[value="${missing}"]`);
  await expect(options).toHaveCount(1);
  await page.getByLabel(first.name, { exact: true }).selectOption(slug);
  await expect(options).toHaveCount(0);
});

for (const key of ['Enter', 'Space']) {
  test(`[VAR-17] [VAR-18] [VAR-19] [VAR-20] ${key} on the reset link brings the product back as it was`, async ({
    page,
    catalogue,
  }) => {
    const { product, variation, answer } = await findVariation(page, catalogue, true);
    await open(page, `/product/${product.slug}/`);
    await choose(page, variation);
    const main = page.getByRole('main');
    await expect(main.getByText(`Cod. ${answer.sku}`).first()).toBeVisible();
    await page.getByRole('button', { name: 'Azzera la selezione' }).press(key);
    await expect(main.getByText(`Cod. ${product.sku}`).first()).toBeVisible();
    await expect(main.getByRole('combobox').first()).toBeFocused();
    for (const select of await main.getByRole('combobox').all()) await expect(select).toHaveValue('');
    await expect(page.locator('#announcer')).toHaveText(
      'La tua selezione è stata azzerata. Seleziona le opzioni del prodotto prima di aggiungerlo al carrello.',
    );
  });
}
