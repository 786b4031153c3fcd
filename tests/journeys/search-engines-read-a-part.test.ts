import type { Page } from '@playwright/test';
import { type Catalogue, euro, pick, type StoreProduct } from './catalogue.ts';
import { open } from './opening.ts';
import { expect, test } from './test.ts';

type ShownProduct = {
  readonly name: string;
  readonly sku?: string;
  readonly brand?: { readonly name: string };
  readonly description?: string;
  readonly image: readonly string[];
  readonly offers: {
    readonly '@type': string;
    readonly price?: string;
    readonly lowPrice?: string;
    readonly availability: string;
  };
  readonly aggregateRating?: { readonly ratingValue: number; readonly reviewCount: number };
};
type Trail = { readonly itemListElement: readonly { readonly name: string; readonly item: string }[] };

async function shownTo(page: Page): Promise<{ product: ShownProduct; trail: Trail }> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const found = scripts.map((text): { '@type': string } => JSON.parse(text));
  const of = (type: string) => found.find((data) => data['@type'] === type);
  return {
    product: of('Product') as unknown as ShownProduct,
    trail: of('BreadcrumbList') as unknown as Trail,
  };
}

const sayings: Readonly<Record<string, RegExp>> = {
  'https://schema.org/InStock': /^Disponibile$/,
  'https://schema.org/LimitedAvailability': /rimast/,
  'https://schema.org/BackOrder': /su ordinazione/,
  'https://schema.org/OutOfStock': /^Esaurito$/,
};
const looks: readonly (readonly [string, (catalogue: Catalogue) => StoreProduct | undefined])[] = [
  ['a product in stock', ({ plenty }) => pick(plenty)],
  ['a product in variations', ({ variable }) => pick(variable)],
  ['a product that is sold out', ({ all }) => all.find(({ is_in_stock }) => !is_in_stock)],
  ['a product with reviews', ({ all }) => all.find(({ review_count }) => review_count > 1)],
  ['a product without reviews', ({ all }) => all.find(({ review_count }) => review_count === 0)],
];

for (const [name, choose] of looks) {
  test(`[PDP-01] search engines are told what the page shows of ${name}`, async ({
    page,
    catalogue,
    baseURL,
  }) => {
    const { slug, review_count: reviewCount } = pick(
      [choose(catalogue)].filter((found) => found !== undefined),
    );
    await open(page, `/product/${slug}/`);
    const { product, trail } = await shownTo(page);
    const article = page.getByRole('article').first();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
    const sku = article.getByText(`Cod. ${product.sku}`, { exact: true });
    if (product.sku !== undefined) await expect(sku.first()).toBeVisible();
    if (product.brand)
      await expect(article.getByText(product.brand.name, { exact: true }).first()).toBeVisible();
    if (product.description) await expect(article.getByText(product.description).first()).toBeVisible();

    const images = await page
      .locator('img[data-large_image]')
      .evaluateAll((all) =>
        all.map((image) => new URL(image.getAttribute('data-large_image') ?? '', document.baseURI).href),
      );
    expect(product.image).toEqual(images);

    const { offers } = product;
    const price = euro(Math.round(Number(offers.price ?? offers.lowPrice) * 100));
    await expect(article.locator('ins, span').filter({ hasText: price }).first()).toBeVisible();
    const stock = article.locator('[data-stock]').first();
    if (await stock.isVisible()) await expect(stock).toHaveText(sayings[offers.availability] ?? /nothing/);

    expect(product.aggregateRating?.reviewCount ?? 0).toBe(reviewCount);
    const count = article.getByRole('link', { name: /recension/ });
    if (product.aggregateRating) {
      const { ratingValue } = product.aggregateRating;
      const stars = count.first().getByRole('img');
      await expect(stars).toHaveAccessibleName(new RegExp(`^${String(ratingValue).replace('.', ',')} `));
      await expect(count.first()).toContainText(String(reviewCount));
    }

    const crumbs = await page
      .getByRole('navigation', { name: 'Percorso' })
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) => ({
          name: item.textContent,
          item: (item.querySelector('a') ?? { href: window.location.href }).href,
        })),
      );
    expect(trail.itemListElement.map(({ name: crumb, item }) => ({ name: crumb, item }))).toEqual(crumbs);
    expect(crumbs[0]?.item).toBe(`${baseURL}/`);
  });
}
