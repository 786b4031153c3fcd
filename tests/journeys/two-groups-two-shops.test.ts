import type { Page } from '@playwright/test';
import { euro, pick } from './catalogue.ts';
import { open } from './opening.ts';
import { logIn } from './people.ts';
import { expect, test } from './test.ts';

type StoreAnswer = readonly { readonly prices: { readonly price: string } }[];

/** What a part costs whoever looks, as the wire tells it. */
async function priceOf(page: Page, slug: string): Promise<number> {
  const answer = await page.request.get('/wp-json/wc/store/v1/products', { params: { slug } });
  return Number(pick((await answer.json()) as StoreAnswer).prices.price);
}

test('two groups see two shops: prices of their own, and a department that staff hide from one of them', async ({
  page,
  catalogue,
  anotherVisitor,
}) => {
  const shared = pick(catalogue.plenty, 0);
  const apart = pick(
    catalogue.plenty.filter(({ categories }) =>
      categories.every(({ slug }) => shared.categories.every((other) => other.slug !== slug)),
    ),
  );
  const department = pick(apart.categories);
  const workshop = await (await anotherVisitor()).newPage();
  const customer = await (await anotherVisitor()).newPage();

  // The same part, two prices: each reads the own one, and not the other's.
  await logIn(workshop, 'workshop');
  await logIn(customer, 'customer');
  const reserved = await priceOf(workshop, shared.slug);
  const usual = await priceOf(customer, shared.slug);
  expect(reserved).toBeLessThan(usual);
  for (const [who, own, other] of [
    [workshop, reserved, usual],
    [customer, usual, reserved],
  ] as const) {
    await open(who, `/product/${shared.slug}/`);
    await expect(who.getByRole('main').getByText(euro(own)).first()).toBeVisible();
    await expect(who.getByRole('main').getByText(euro(other), { exact: true })).toHaveCount(0);
  }
  const header = workshop.getByRole('banner').getByRole('link', { name: 'Autofficina Neri S.n.c.' });
  await expect(header).toContainText('Officine');

  await logIn(page, 'staff');
  await page.goto('/staff/groups/');
  await page.getByRole('main').getByRole('link', { name: 'Officine' }).click();
  await expect(page.getByRole('heading', { name: 'Officine', level: 1 })).toBeVisible();
  const option = page.locator('#rule-category option').filter({ hasText: department.name }).first();
  await page.locator('#rule-category').selectOption(await option.getAttribute('value'));
  await page.getByRole('button', { name: 'Aggiungi una regola' }).click();
  await expect(page.getByText('Regola aggiunta: il negozio la applica da subito.')).toBeVisible();

  // At once, and for this group alone.
  const statusOf = async (who: Page, path: string) => (await who.request.get(path)).status();
  try {
    for (const path of [`/product-category/${department.slug}/`, `/product/${apart.slug}/`]) {
      expect([path, await statusOf(workshop, path), await statusOf(customer, path)]).toEqual([
        path,
        404,
        200,
      ]);
    }
    await open(workshop, `/shop/?s=${encodeURIComponent(apart.sku)}`);
    await expect(workshop.getByRole('main').getByText(apart.name)).toHaveCount(0);
  } finally {
    await page.getByRole('button', { name: /^Togli la regola per / }).click();
    await expect(page.getByText('Regola tolta.')).toBeVisible();
  }
  expect(await statusOf(workshop, `/product/${apart.slug}/`)).toBe(200);
});
