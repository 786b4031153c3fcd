import type { Page } from '@playwright/test';
import { pick } from './catalogue.ts';
import { type Look, lookAt } from './page-looks.ts';
import { enter } from './people.ts';
import { askShopDatabase } from './shop-database.ts';
import { expect, test } from './test.ts';

// Pages of goods with something on them, beside the plain ones of `every-staff-page.test.ts`.

const staffLook = (name: string, path: string, act?: Look['act']): Look => ({
  name: `goods: ${name}`,
  visitor: 'staff',
  path: () => path,
  ...(act ? { act } : {}),
});

/** The first row of a list, and what is done on its page. */
const firstRow = (name: string, listPath: string): Look => ({
  name: `goods: ${name}`,
  visitor: 'staff',
  path: async (page) => {
    await page.goto(listPath);
    const link = page.locator('main :is(tbody, [role="treegrid"], li) a[href^="/staff/"]').first();
    return (await link.getAttribute('href')) ?? '';
  },
});

/** Two saves of a variation, as a person and the shop made them. */
async function withVersions(productId: number): Promise<void> {
  await askShopDatabase(
    `insert into product_versions (product_id, revision, at, person_name, changes)
      select id, 1, now(), 'Ada Riva', '{"sku": {"from": null, "to": "VAR-1"}, "regularPriceCents": {"from": 1000, "to": 1250}}'
      from products where parent_id = ${productId} limit 2`,
  );
}

lookAt([
  staffLook('new product with variations', '/staff/products/new/', async (page) => {
    await page.getByLabel('Con varianti').check();
    await page.getByRole('button', { name: 'Testi in inglese' }).first().click();
  }),
  staffLook('trash', '/staff/products/?state=trash'),
  staffLook('products chosen and filtered', '/staff/products/?stock=in', async (page) => {
    await page.locator('tbody').getByRole('checkbox').first().check();
  }),
  {
    name: 'goods: variations',
    path: async (page, { variable }) => {
      await enter(page, 'staff');
      return `/staff/products/${pick(variable, 1).id}/variations/`;
    },
    act: async (page) => {
      await expect(page.getByRole('grid')).toBeVisible();
    },
  },
  {
    name: 'goods: versions of variations',
    path: async (page, { variable }) => {
      const { id } = pick(variable, 1);
      await withVersions(id);
      await enter(page, 'staff');
      return `/staff/products/${id}/variations/versions/`;
    },
  },
  {
    name: 'goods: bulk edit with its preview',
    path: async (page) => {
      await enter(page, 'staff');
      await page.goto('/staff/products/?stock=in');
      await page.getByRole('button', { name: /^Modifica tutti i / }).click();
      await page.getByLabel('Prezzo', { exact: true }).selectOption('percent-up');
      await page.getByLabel('Importo o percentuale', { exact: true }).fill('5');
      await page.getByRole('button', { name: 'Mostra l’anteprima' }).click();
      await expect(page.getByText(/^Cambier(à|anno) /)).toBeVisible();
      return new URL(page.url()).pathname;
    },
  },
  firstRow('category', '/staff/categories/'),
  firstRow('brand', '/staff/brands/'),
  firstRow('tag', '/staff/tags/'),
  firstRow('attribute', '/staff/attributes/'),
  firstRow('file of the library', '/staff/media/'),
]);

test('values of an attribute are added one to a line, with their colours; what is too long is said beside the field', async ({
  page,
  noise,
}) => {
  noise.expected.push(/status of 422/);
  await enter(page, 'staff');
  await page.goto('/staff/attributes/new/');
  await page.getByLabel('Nome', { exact: true }).fill(`Tinta ${Date.now().toString(36)}`);
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  const lines = page.getByLabel('Aggiungi più valori');
  await lines.fill('x'.repeat(120));
  await page.getByRole('button', { name: 'Aggiungi i valori' }).click();
  await expect(page.getByText('Un valore è più lungo di 100 caratteri.')).toBeVisible();
  await lines.fill('Rosso #c8102e\nBlu\nVerde');
  await page.getByRole('button', { name: 'Aggiungi i valori' }).click();
  await expect(page.getByText('3 valori aggiunti.')).toBeVisible();
  await expect(page.getByLabel('Nome di Rosso', { exact: true })).toHaveValue('Rosso');
  await expect(page.getByLabel('Scegli il colore di Rosso')).toHaveValue('#c8102e');
  await expect(page.getByLabel('Colore di Blu', { exact: true })).toHaveValue('');
});

/** What the focus stands on, step by step with Tab, from the top of the page until it leaves it. */
async function focusWay(page: Page, most: number): Promise<readonly string[]> {
  const way: string[] = [];
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
  });
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const box = element.getBoundingClientRect();
      // The middle of what has the focus, or its label: what stands there belongs to it, and no bar covers it.
      const shown = element.closest('label') ?? element;
      const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const isCovered =
        seen !== null &&
        box.width > 1 &&
        box.top >= 0 &&
        box.bottom <= window.innerHeight &&
        !shown.contains(seen) &&
        !seen.contains(element);
      return `${element.tagName} ${element.id} ${element.textContent?.slice(0, 40) ?? ''}${isCovered ? ' COVERED' : ''}`;
    });
    if (stop === null) break;
    way.push(stop);
  }
  return way;
}

for (const [name, path, least] of [
  ['list', '/staff/products/', 40],
  ['editor', '/staff/products/new/', 70],
  ['library', '/staff/media/', 30],
  ['stock', '/staff/stock/', 30],
] as const) {
  test(`the keyboard reaches everything on the page of goods: ${name}; no bar hides the focus`, async ({
    page,
  }) => {
    await enter(page, 'staff');
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const way = await focusWay(page, 400);
    expect(way.length).toBeGreaterThan(least);
    expect(way.length).toBeLessThan(400);
    expect(way.filter((stop) => stop.endsWith('COVERED'))).toEqual([]);
  });
}
