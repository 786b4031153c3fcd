import type { Page } from '@playwright/test';
import { pick } from './catalogue.ts';
import { expectNoFaults, wcag } from './faults.ts';
import { open } from './opening.ts';
import { expect, test } from './test.ts';

const toggle = (page: Page) =>
  page.getByRole('search').first().getByRole('button', { name: 'Cerca nel catalogo' });
const popup = (page: Page) => page.getByRole('dialog', { name: 'Ricerca nel catalogo' });
const field = (page: Page) => popup(page).getByRole('combobox', { name: 'Cerca nel catalogo' });
const options = (page: Page) => popup(page).getByRole('option');

test('[SITE-17] the toggle opens the popup with the focus in its field; Escape closes it and gives the focus back', async ({
  page,
}) => {
  await open(page, '/');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await toggle(page).press('Enter');
  await expect(popup(page)).toBeVisible();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');

  await toggle(page).click();
  await popup(page).getByRole('button', { name: 'Chiudi la ricerca' }).click();
  await expect(popup(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();

  await toggle(page).click();
  await expect(popup(page)).toBeVisible();
  await page.mouse.click(5, 700);
  await expect(popup(page)).toBeHidden();
});

test('[SITE-17] the popup keeps the focus inside', async ({ page }) => {
  await open(page, '/');
  await toggle(page).click();
  await expect(options(page).first()).toBeVisible();
  const submit = popup(page).getByRole('button', { name: 'Cerca', exact: true });
  const close = popup(page).getByRole('button', { name: 'Chiudi la ricerca' });
  for (const next of [submit, close, field(page), submit]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  for (const before of [field(page), close, submit]) {
    await page.keyboard.press('Shift+Tab');
    await expect(before).toBeFocused();
  }
});

test('[SITE-17] arrow keys lead through the suggestions, Enter opens the one that was reached', async ({
  page,
  catalogue,
}) => {
  const part = pick(catalogue.plenty, 3);
  await open(page, '/');
  await toggle(page).press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(part.sku.toLowerCase().replace('-', ' '));
  await expect(popup(page).getByRole('group', { name: 'Articoli' })).toBeVisible();
  const first = options(page).first();
  await expect(first).toContainText(part.name);
  await expect(first).toContainText(`Cod. ${part.sku}`);
  await expect(first).toContainText('€');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(popup(page).getByRole('status')).toContainText('freccia');

  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  const id = (await first.getAttribute('id')) ?? '';
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id);
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/product/${part.slug}/$`));
});

test('[SITE-17] Enter in the field leads to the page of results, a click to what was suggested', async ({
  page,
}) => {
  await open(page, '/');
  await toggle(page).click();
  await field(page).fill('pastiglie freno');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Risultati per “pastiglie freno”');
  await expect(toggle(page)).toContainText('pastiglie freno');

  await toggle(page).click();
  await expect(field(page)).toHaveValue('pastiglie freno');
  await field(page).fill('pastiglia');
  const section = popup(page).getByRole('group', { name: 'Categorie' }).getByRole('option').first();
  await expect(section).toContainText('Pastiglie');
  await section.click();
  await expect(page).toHaveURL(/\/product-category\/pastiglie/);
});

test('[SITE-17] what is typed quickly is asked for once, and earlier requests are called off', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/wc-ajax=search_suggestions/, async (route) => {
    const term = new URL(route.request().url()).searchParams.get('term') ?? '';
    asked.push(term);
    if (term === 'filtro') return;
    await route.continue();
  });
  await page.clock.install();
  await open(page, '/');
  await toggle(page).click();
  await expect(field(page)).toBeFocused();
  // From here on time stands still but for what is asked of it: however slowly the letters come, they come at once.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await field(page).pressSequentially('filtro');
  await page.clock.runFor(200);
  await expect.poll(() => asked).toEqual(['', 'filtro']);
  const calledOff = page.waitForEvent('requestfailed', (request) => request.url().endsWith('term=filtro'));
  await field(page).pressSequentially(' olio');
  await calledOff;
  await page.clock.runFor(200);
  await expect.poll(() => asked).toEqual(['', 'filtro', 'filtro olio']);
  await page.clock.resume();
  await expect(options(page).first()).toContainText(/olio/i);
});

test('[SITE-17] a misspelt word is put right, an unknown one says so', async ({ page }) => {
  await open(page, '/');
  await toggle(page).click();
  await field(page).fill('amortizatore');
  await expect(options(page).first()).toHaveText(/Forse cercavi “ammortizzator[ei]”/);
  await field(page).fill('qwxyqwxy');
  await expect(popup(page).getByText('Nessun suggerimento per “qwxyqwxy”.').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nessun risultato per “qwxyqwxy”' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Le categorie più fornite' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Non lo trovi? Chiedi a noi' })).toBeVisible();
});

test('where suggestions do not arrive the search goes on', async ({ page, noise }) => {
  noise.expected.push(/ERR_FAILED/);
  await page.route(/wc-ajax=search_suggestions/, (route) => route.abort());
  await open(page, '/');
  await toggle(page).click();
  await field(page).fill('filtro');
  await expect(
    popup(page)
      .getByText(/I suggerimenti non arrivano/)
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Risultati per “filtro”');
});

test('[SITE-17] axe finds nothing on the open popup', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    await toggle(page).click();
    for (const text of ['', 'pastiglie', 'amortizatore', 'qwxyqwxy']) {
      await field(page).fill(text);
      if (text === 'qwxyqwxy') await expect(popup(page).getByText('Premi Invio').first()).toBeVisible();
      else await expect(options(page).first()).toBeVisible();
      await expectNoFaults(page, { tags: wcag });
    }
    const { scrollWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(width);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[SITE-17] the search is a form that leads to the page of results', async ({ page }) => {
    await page.goto('/');
    const form = page.getByRole('search').first();
    await form.getByRole('searchbox', { name: 'Cerca nel catalogo' }).fill('amortizatore');
    await form.getByRole('button', { name: 'Cerca' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Risultati per “amortizatore”');
    await expect(page.getByText(/Forse cercavi ammortizzator[ei]\?/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText(
      /ammortizzator/i,
    );
  });
});
