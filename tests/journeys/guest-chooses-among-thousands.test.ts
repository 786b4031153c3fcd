import { pick } from './catalogue.ts';
import { open } from './opening.ts';
import { changeSettings } from './shop-database.ts';
import { expect, test } from './test.ts';
import { askFor, buyButton, bySelects, choose, chooseOption, clearChoice } from './variations.ts';

const embedded = 500;
const lookups = /wc-ajax=get_variation/;

test('[VAR-10] [VAR-25] [VAR-26] [VAR-27] of 2,000 variations the server is asked, and an earlier question is given up', async ({
  page,
  catalogue,
  noise,
}) => {
  noise.expected.push(/ERR_ABORTED|ERR_FAILED/);
  const tyre = pick(catalogue.variable.filter((product) => product.variations.length > embedded));
  const whole = tyre.variations.filter((one) => one.attributes.every(({ value }) => value !== ''));
  const wanted = pick(whole, 1234);
  const last = pick(wanted.attributes.slice(-1));
  const other = pick(
    whole.filter(({ attributes }) =>
      attributes.every(({ name, value }, at) =>
        name === last.name ? value !== last.value : value === wanted.attributes[at]?.value,
      ),
    ),
  );
  const answer = await askFor(page, tyre, wanted);
  const given: string[] = [];
  const asked: URLSearchParams[] = [];
  page.on('requestfailed', (request) => given.push(request.url()));
  page.on('request', (request) => {
    if (lookups.test(request.url())) asked.push(new URLSearchParams(request.postData() ?? ''));
  });
  let held: (() => void) | null = null;
  await page.route(lookups, async (route) => {
    // The first question waits until it is given up.
    if (asked.length === 1)
      await new Promise<void>((resolve) => {
        held = resolve;
      });
    await route.continue().catch(() => undefined);
  });
  await open(page, `/product/${tyre.slug}/`);
  expect(await page.locator('form.variations_form').getAttribute('data-product_variations')).toBe('false');
  await choose(page, other);
  await expect.poll(() => asked.length).toBe(1);
  await expect(page.getByText('Verifico prezzo e disponibilità…')).toBeVisible();
  await chooseOption(page, last.name, last.value);
  await expect.poll(() => given.length).toBe(1);
  await expect(page.getByText(`Cod. ${answer.sku}`).first()).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(asked[1]?.get('product_id')).toBe(String(tyre.id));
  expect(asked[1]?.has('custom_data')).toBe(true);
  expect([...(asked[1]?.keys() ?? [])].filter((name) => name.startsWith('attribute_'))).toHaveLength(5);
  await expect(buyButton(page)).toHaveAttribute('aria-disabled', String(!answer.is_in_stock));
  (held as (() => void) | null)?.();
});

test('[VAR-25] a question that the server does not answer can be asked again', async ({
  page,
  catalogue,
  noise,
}) => {
  noise.expected.push(/503/);
  const tyre = pick(catalogue.variable.filter((product) => product.variations.length > embedded));
  const wanted = pick(
    tyre.variations.filter(({ attributes }) => attributes.every(({ value }) => value !== '')),
  );
  const shown = await askFor(page, tyre, wanted);
  await page.route(lookups, (route) => route.fulfill({ status: 503 }));
  await open(page, `/product/${tyre.slug}/`);
  await choose(page, wanted);
  const problem = page.getByText('Prezzo e disponibilità non sono arrivati: controlla la connessione.');
  await expect(problem).toBeVisible();
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(problem).toBeVisible();
  await page.unroute(lookups);
  await page.getByRole('button', { name: 'Riprova' }).press('Enter');
  await expect(page.getByText(`Cod. ${shown.sku}`).first()).toBeVisible();
  await expect(problem).toBeHidden();
});

test('[VAR-16] [VAR-27] even then an option that goes with nothing else is left out', async ({
  page,
  catalogue,
}) => {
  const tyre = pick(catalogue.variable.filter((product) => product.variations.length > embedded));
  await open(page, `/product/${tyre.slug}/`);
  const speeds = page.getByLabel('Indice di velocità', { exact: true });
  await expect(speeds.locator('option[value="w"]')).toHaveCount(1);
  await chooseOption(page, 'Stagione', 'invernale');
  await expect(speeds.locator('option[value="w"]')).toHaveCount(0);
  await speeds.selectOption('t');
  const summer = page.getByRole('radiogroup', { name: 'Stagione' }).locator('input[value="estivo"]');
  await expect(summer).toHaveAccessibleDescription('Non disponibile');
});

test('[VAR-27] its page is no heavier for them', async ({ page, catalogue }) => {
  const tyre = pick(catalogue.variable.filter((product) => product.variations.length > embedded));
  const html = await (await page.request.get(`/product/${tyre.slug}/`)).text();
  expect(html.length).toBeLessThan(120_000);
  expect(html).not.toContain(pick(tyre.variations, 1000).id.toString().repeat(2));
});

test('[VAR-15] where the server finds nothing, a sentence says so and nothing can be bought', async ({
  page,
  catalogue,
}) => {
  const tyre = pick(catalogue.variable.filter((product) => product.variations.length > embedded));
  await page.route(lookups, (route) => route.fulfill({ body: 'false', contentType: 'application/json' }));
  await open(page, `/product/${tyre.slug}/`);
  await choose(page, pick(tyre.variations, 7));
  await expect(
    page.getByText("Nessun prodotto corrisponde alla tua scelta. Prova con un'altra combinazione."),
  ).toBeVisible();
  await expect(page.getByText(`Cod. ${tyre.sku}`).first()).toBeVisible();
  await expect(buyButton(page)).toHaveClass(/wc-variation-is-unavailable/);
});

test.describe('variations that do not come with the page', () => {
  test.afterAll(() =>
    changeSettings({ variation_threshold_min: undefined, variation_threshold_max: undefined }),
  );

  for (const answer of ['all', 'nothing'] as const) {
    test(`[VAR-27] are all asked for in one request; where ${answer} comes of it, they can be chosen`, async ({
      page,
      catalogue,
      noise,
    }) => {
      const tyre = pick(catalogue.variable.filter((one) => bySelects(one) && one.variations.length < 100));
      const wanted = pick(tyre.variations, 1);
      const shown = await askFor(page, tyre, wanted);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (lookups.test(request.url())) asked.push(request.url().split('wc-ajax=')[1] ?? '');
      });
      if (answer === 'nothing') {
        noise.expected.push(/503/);
        await page.route(/wc-ajax=get_variations/, (route) => route.fulfill({ status: 503 }));
      }
      await changeSettings({ variation_threshold_min: 1, variation_threshold_max: 100 });
      await expect(async () => {
        asked.length = 0;
        await open(page, `/product/${tyre.slug}/`);
        await expect.poll(() => asked, { timeout: 3000 }).toContain('get_variations');
      }).toPass({ timeout: 30_000 });
      await clearChoice(page);
      await choose(page, wanted);
      await expect(page.getByText(`Cod. ${shown.sku}`).first()).toBeVisible();
      const alone = asked.filter((name) => name === 'get_variation').length;
      expect(asked.filter((name) => name === 'get_variations')).toHaveLength(1);
      expect(alone > 0).toBe(answer === 'nothing');
    });
  }
});
