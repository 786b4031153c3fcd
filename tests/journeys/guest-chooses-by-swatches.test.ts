import type { Page } from '@playwright/test';
import { pick } from './catalogue.ts';
import { expectNoFaults } from './faults.ts';
import { open } from './opening.ts';
import { expect, test } from './test.ts';
import {
  buyButton,
  bySwatches,
  cents,
  choose,
  clearChoice,
  findBySwatches as find,
  ownAttributes,
  panel,
  plenty,
  unchosen,
  type Variation,
} from './variations.ts';

const group = (page: Page, name: string) => page.getByRole('radiogroup', { name, exact: true });
const swatch = (page: Page, { name, value }: { readonly name: string; readonly value: string }) =>
  group(page, name).locator(`input[value="${value}"]`);

test('[VAR-28] [VAR-35] [VAR-36] [VAR-24] with swatches a variation is chosen, shown and bought without leaving the page', async ({
  page,
  catalogue,
}) => {
  const { product, variation, answer } = await find(page, catalogue, plenty);
  await open(page, `/product/${product.slug}/`);
  await expect(page.locator('form.variations_form select')).toHaveCount(0);
  await expect(page.getByText('Scegli le opzioni per vedere prezzo e disponibilità.')).toBeVisible();
  await choose(page, variation);
  for (const { name, value } of variation.attributes) {
    const { terms } = pick(ownAttributes(product).filter((one) => one.name === name));
    const label = pick(terms.filter(({ slug }) => slug === value)).name;
    await expect(group(page, name)).toContainText(`${name}: ${label}`);
    await expect(swatch(page, { name, value })).toBeChecked();
  }
  await expect(panel(page)).toContainText(cents(answer));
  await expect(panel(page)).toContainText('Disponibile');
  const address = page.url();
  await buyButton(page).click();
  await expect(page.getByRole('link', { name: 'Carrello, 1 articolo' })).toBeVisible();
  expect(page.url()).toBe(address);
  await expectNoFaults(page, { within: 'main' });
});

test('[VAR-17] [VAR-18] [VAR-20] [VAR-32] swatches are chosen, deselected and reset by the keyboard alone', async ({
  page,
  catalogue,
}) => {
  const { product, variation } = await find(page, catalogue, plenty);
  await open(page, `/product/${product.slug}/`);
  const [first, second] = ownAttributes(product).map(({ name }) =>
    pick(variation.attributes.filter((one) => one.name === name)),
  );
  if (!first || !second) throw new Error('two attributes were asked for');
  const inFirst = group(page, first.name).getByRole('radio').first();
  await inFirst.focus();
  await page.keyboard.press('Space');
  await expect(inFirst).toBeChecked();
  const reset = page.getByRole('button', { name: 'Azzera la selezione' });
  await expect(reset).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(group(page, first.name).getByRole('radio').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(inFirst).toBeFocused();
  await expect(inFirst).toBeChecked();
  // The selected swatch deselects itself.
  await page.keyboard.press('Space');
  await expect(inFirst).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(inFirst).toBeChecked();

  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab');
    if (await reset.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(reset).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.locator('#announcer')).toHaveText(
    'La tua selezione è stata azzerata. Seleziona le opzioni del prodotto prima di aggiungerlo al carrello.',
  );
  await expect(inFirst).toBeFocused();
  await expect(page.locator('form.variations_form input:checked')).toHaveCount(0);
  await expect(reset).toBeHidden();
});

test('[VAR-13] [VAR-28] [VAR-29] a sold-out swatch says so, to the mouse and to the keyboard', async ({
  page,
  catalogue,
}) => {
  const { product, variation } = await find(page, catalogue, (answer) => !answer.is_in_stock);
  await open(page, `/product/${product.slug}/`);
  const last = pick(variation.attributes.slice(-1));
  for (const one of variation.attributes.slice(0, -1)) await swatch(page, one).check();
  const soldOut = swatch(page, last);
  await expect(soldOut).toHaveAttribute('aria-describedby', /./);
  const tooltip = page.locator(`[id="${await soldOut.getAttribute('aria-describedby')}"]`);
  await expect(tooltip).toHaveText('Esaurito');
  await expect(tooltip).toHaveRole('tooltip');
  await soldOut.hover();
  await expect(tooltip).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(tooltip).toBeHidden();
  await expect(soldOut).toHaveAccessibleDescription('Esaurito');
  await soldOut.check();
  await expect(buyButton(page)).toHaveClass(/wc-variation-is-unavailable/);
  await soldOut.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await expect(panel(page)).toContainText('Esaurito');
  await expectNoFaults(page, { within: 'main' });
});

test('[VAR-16] [VAR-28] [VAR-29] a swatch that goes with no other choice is disabled, and says why', async ({
  page,
  catalogue,
}) => {
  const values = ({ attributes }: Variation) => attributes.map(({ value }) => value);
  const gaps = catalogue.variable
    .filter((one) => bySwatches(one) && unchosen(one))
    .flatMap((product) => {
      const [first, second, ...more] = ownAttributes(product);
      if (!first || !second || more.length > 0) return [];
      const pairs = new Set(product.variations.map((one) => values(one).join()));
      const open = product.variations.some((one) => values(one).includes(''));
      return open
        ? []
        : first.terms.flatMap(({ slug }) =>
            second.terms
              .filter((other) => !pairs.has([slug, other.slug].join()))
              .map((other) => ({
                product,
                first: first.name,
                slug,
                second: second.name,
                missing: other.slug,
              })),
          );
    });
  const { product, first, slug, second, missing } = pick(gaps);
  await open(page, `/product/${product.slug}/`);
  await swatch(page, { name: first, value: slug }).check();
  const disabled = swatch(page, { name: second, value: missing });
  await expect(disabled).toHaveAttribute('aria-disabled', 'true');
  await expect(disabled).toHaveAccessibleDescription('Non disponibile');
  await disabled.click({ force: true });
  await expect(disabled).not.toBeChecked();
  await expect(swatch(page, { name: first, value: slug })).toBeChecked();
});

test('[VAR-34] few pieces left are told by a label', async ({ page, catalogue }) => {
  const { product, variation, answer } = await find(
    page,
    catalogue,
    ({ is_in_stock, max_qty, variation_stock_left: left }) =>
      is_in_stock && max_qty !== '' && max_qty <= 5 && left <= 5,
  );
  await open(page, `/product/${product.slug}/`);
  await choose(page, variation);
  const { variation_stock_left: left } = answer;
  await expect(panel(page)).toContainText(left === 1 ? 'Solo 1 rimasto' : `Solo ${left} rimasti`);
  const quantity = page.getByLabel(`Quantità di ${product.name}`);
  await quantity.fill('99');
  await quantity.blur();
  await expect(quantity).toHaveValue(String(answer.max_qty));
});

test('[VAR-23] an address that chooses shows its variation', async ({ page, catalogue }) => {
  const { product, variation, answer } = await find(page, catalogue, plenty);
  const chosen = variation.attributes.map(({ name, value }) => {
    const { taxonomy } = pick(product.attributes.filter((attribute) => attribute.name === name));
    return `attribute_${taxonomy}=${value}`;
  });
  await open(page, `/product/${product.slug}/?${chosen.join('&')}`);
  await expect(panel(page)).toContainText(cents(answer));
  await expect(buyButton(page)).toHaveAttribute('aria-disabled', 'false');
});

test('[VAR-04] [VAR-19] nothing moves while variations are chosen, shown and reset', async ({
  page,
  catalogue,
}) => {
  await page.addInitScript(() => {
    const watched = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) watched.shifted += Number(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: false });
  });
  const shifted = () => page.evaluate(() => Number(Reflect.get(window, 'shifted')));
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const { product, variation } = await find(page, catalogue, plenty);
    await open(page, `/product/${product.slug}/`);
    await page.waitForLoadState('networkidle');
    await page.locator('form.variations_form').scrollIntoViewIfNeeded();
    // Within the page: whoever chooses may have scrolled it.
    const top = () => buyButton(page).evaluate((button) => button.getBoundingClientRect().top + scrollY);
    const end = () =>
      page.locator('form.variations_form').evaluate((form) => form.getBoundingClientRect().bottom + scrollY);
    // On a phone the button lies on the lower edge of the screen while its form is not in view.
    await expect.poll(async () => (await end()) - (await top())).toBeGreaterThan(0);
    const button = await top();
    const before = await shifted();
    await choose(page, variation);
    await expect(panel(page)).toContainText('Disponibile');
    expect(await top()).toBeCloseTo(button, 0);
    await clearChoice(page);
    await expect(panel(page)).not.toContainText('Disponibile');
    // The moves that follow a press at once are not excepted: there are to be none but of a text within its line.
    expect((await shifted()) - before).toBeLessThan(0.005);
  }
});

test('[VAR-36] [VAR-37] on a listing a variation is chosen and bought on its card, also on one that came later', async ({
  page,
  catalogue,
}) => {
  const { product, variation } = await find(page, catalogue, plenty);
  const category = pick(product.categories, product.categories.length - 1);
  await open(page, `/product-category/${category.slug}/`);
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: product.name, exact: true }) });
  const buy = async () => {
    for (const { name, value } of variation.attributes) {
      await card.getByRole('radiogroup', { name, exact: true }).locator(`input[value="${value}"]`).check();
    }
    await card.getByRole('button', { name: `Aggiungi al carrello: ${product.name}` }).click();
    await expect(card.getByRole('link', { name: 'Visualizza carrello' })).toBeVisible();
  };
  // The choices take no space until a pointer is on the card, or the keyboard in it.
  const height = async () => (await card.boundingBox())?.height;
  const closed = await height();
  const choices = card.getByRole('radiogroup').first();
  await page.mouse.move(0, 0);
  await expect(choices).toBeHidden();
  await expect(card.getByRole('button', { name: `Scegli le opzioni: ${product.name}` })).toBeVisible();
  await card.hover();
  await expect(choices).toBeVisible();
  expect(await height()).toBe(closed);
  await page.mouse.move(0, 0);
  await expect(choices).toBeHidden();
  await card.getByRole('link', { name: product.name, exact: true }).focus();
  await expect(choices).toBeVisible();
  await card.hover();
  await buy();
  await expect(page.getByRole('link', { name: 'Carrello, 1 articolo' })).toBeVisible();
  await expectNoFaults(page, { within: 'main' });

  // A part of the page that a script puts there: as the server drew it, nothing in it listens yet.
  await card.locator('[data-island="card-swatches"]').evaluate(async (own) => {
    const answer = await fetch(location.href);
    const drawn = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const same = [...drawn.querySelectorAll<HTMLElement>('[data-island="card-swatches"]')].find(
      ({ dataset }) => dataset.props === own.dataset.props,
    );
    if (same) own.replaceWith(document.importNode(same, true));
  });
  await expect(card.locator('input:checked')).toHaveCount(0);
  await buy();
  await expect(page.getByRole('link', { name: 'Carrello, 2 articoli' })).toBeVisible();
});
