import type { BrowserContext, Page } from '@playwright/test';
import { wholeChromium } from '#tools/find-chromium.mjs';
import config from '../../playwright.config.ts';
import { pick } from './catalogue.ts';
import { putIntoCart } from './checkout-steps.ts';
import { open, ready } from './opening.ts';
import { expect, test } from './test.ts';

// The browser keeps pages for the way back only where it is not told otherwise, and has a window's interface.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    executablePath: wholeChromium() ?? config.use?.launchOptions?.executablePath ?? '',
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const badge = (page: Page, count: number) =>
  page.getByRole('link', { name: count === 1 ? 'Carrello, 1 articolo' : `Carrello, ${count} articoli` });

/** The calls of the cart that a person's pages make, by their name. */
function callsOf(context: BrowserContext): string[] {
  const calls: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    const name = url.searchParams.get('wc-ajax') ?? (url.pathname.startsWith('/wp-') ? url.pathname : null);
    if (name !== null) calls.push(name);
  });
  return calls;
}

const stored = (page: Page) =>
  page.evaluate(() => ({
    fragments: sessionStorage.getItem('wc_fragments_shop'),
    hash: sessionStorage.getItem('wc_cart_hash_shop'),
    hashForAll: localStorage.getItem('wc_cart_hash_shop'),
    created: sessionStorage.getItem('wc_cart_created'),
    cookie: /shop_cart_hash=([^;]*)/.exec(document.cookie)?.[1] ?? null,
  }));

test('[FRAG-06] a visitor without a cart makes no call at all, and has a plain way to the cart', async ({
  page,
  context,
  catalogue,
}) => {
  const calls = callsOf(context);
  for (const path of ['/', '/shop/', `/product/${pick(catalogue.plenty).slug}/`, '/condizioni-di-vendita/']) {
    await open(page, path);
    await expect(page.locator('.widget_shopping_cart')).toBeHidden();
    await expect(page.locator('header a[href="/cart/"]:visible')).toHaveAccessibleName('Carrello');
  }
  expect(calls).toEqual([]);
});

test('[FRAG-08] [FRAG-09] [FRAG-10] [FRAG-12] what is kept is shown without a call, until it is a day old or does not fit', async ({
  page,
  context,
  catalogue,
}) => {
  const now = new Date('2026-11-20T10:00:00Z');
  await page.clock.setFixedTime(now);
  const calls = callsOf(context);
  const part = pick(catalogue.plenty);
  await open(page, `/product/${part.slug}/`);
  await page.locator('.single_add_to_cart_button').click();
  await expect(badge(page, 1)).toBeVisible();
  const first = await stored(page);
  expect(JSON.parse(first.fragments ?? '{}')).toMatchObject({
    cart_hash: first.hash,
    fragments: expect.anything(),
  });
  expect(first.hash).toBe(first.cookie);
  expect(first.hashForAll).toBe(first.hash);
  expect(first.created).toBe(String(now.getTime()));
  expect(calls).toEqual(['add_to_cart']);

  await open(page, '/');
  await expect(badge(page, 1)).toBeVisible();
  expect(calls).toEqual(['add_to_cart']);

  await test.step('a day later', async () => {
    await page.clock.setFixedTime(new Date(now.getTime() + 86_400_000));
    const refresh = page.waitForRequest('**/?wc-ajax=get_refreshed_fragments');
    await open(page, '/');
    const asked = await refresh;
    expect(asked.method()).toBe('POST');
    expect(new URLSearchParams(asked.postData() ?? '').get('time')).toBe(String(now.getTime() + 86_400_000));
    await expect(badge(page, 1)).toBeVisible();
    await expect(async () =>
      expect((await stored(page)).created).toBe(String(now.getTime() + 86_400_000)),
    ).toPass();
  });

  await test.step('another hash', async () => {
    await page.evaluate(() => sessionStorage.setItem('wc_cart_hash_shop', 'another'));
    const refresh = page.waitForRequest('**/?wc-ajax=get_refreshed_fragments');
    await open(page, '/');
    await refresh;
    await expect(async () => expect((await stored(page)).hash).toBe(first.hash)).toPass();
  });

  await test.step('without the marker of its creation', async () => {
    await page.evaluate(() => sessionStorage.removeItem('wc_cart_created'));
    const refresh = page.waitForRequest('**/?wc-ajax=get_refreshed_fragments');
    await open(page, '/');
    await refresh;
    await expect(badge(page, 1)).toBeVisible();
  });
});

test('[FRAG-11] what one tab adds, the other shows', async ({ page, context, catalogue }) => {
  await open(page, `/product/${pick(catalogue.plenty, 0).slug}/`);
  const other = await context.newPage();
  await open(other, `/product/${pick(catalogue.plenty, 1).slug}/`);
  await other.locator('.single_add_to_cart_button').click();
  await expect(badge(other, 1)).toBeVisible();
  await expect(badge(page, 1)).toBeVisible();
  await page.locator('.single_add_to_cart_button').click();
  await expect(badge(page, 2)).toBeVisible();
  await expect(badge(other, 2)).toBeVisible();
});

test('[FRAG-11] a page that comes back from the back/forward cache asks for the cart anew', async ({
  page,
  catalogue,
}) => {
  const [first, second] = [pick(catalogue.plenty, 0), pick(catalogue.plenty, 1)];
  await putIntoCart(page, first.id);
  await open(page, `/product/${first.slug}/`);
  await expect(badge(page, 1)).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-left', ''));
  await page.goto('/shop/');
  await ready(page);
  await putIntoCart(page, second.id);
  // A page that was kept does not load again.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('body[data-left]')).toBeAttached();
  await expect(badge(page, 2)).toBeVisible();
});

test('[FRAG-13] [FRAG-14] a refresh that fails is told to scripts alone, and the next page tries again', async ({
  page,
  catalogue,
  noise,
}) => {
  noise.expected.push(/ERR_FAILED.*get_refreshed_fragments/);
  await page.addInitScript(() => {
    for (const name of ['wc_fragments_refreshed', 'wc_fragments_ajax_error']) {
      document.addEventListener(name, () => document.documentElement.setAttribute('data-told', name));
    }
  });
  await putIntoCart(page, pick(catalogue.plenty).id);
  await open(page, '/');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-told', 'wc_fragments_refreshed');
  await expect(badge(page, 1)).toBeVisible();

  await page.route('**/?wc-ajax=get_refreshed_fragments', (route) => route.abort());
  await page.evaluate(() => document.body.dispatchEvent(new Event('wc_fragment_refresh')));
  await expect(root).toHaveAttribute('data-told', 'wc_fragments_ajax_error');
  await expect(badge(page, 1)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.unroute('**/?wc-ajax=get_refreshed_fragments');
  await page.evaluate(() => sessionStorage.removeItem('wc_cart_created'));
  await open(page, '/shop/');
  await expect(root).toHaveAttribute('data-told', 'wc_fragments_refreshed');
});

test('[FRAG-06] [FRAG-14] what is stored stays in the header while a refresh is slow and after it failed, also on the way back', async ({
  page,
  catalogue,
  noise,
}) => {
  noise.expected.push(/ERR_FAILED.*get_refreshed_fragments/);
  await putIntoCart(page, pick(catalogue.plenty).id, 2);
  await open(page, '/');
  await expect(badge(page, 2)).toBeVisible();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/?wc-ajax=get_refreshed_fragments', async (route) => {
    await answered;
    await route.abort();
  });
  const outdate = () => page.evaluate(() => sessionStorage.removeItem('wc_cart_created'));
  await outdate();
  await open(page, '/shop/');
  await expect(badge(page, 2)).toBeVisible();
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('refreshed_fragments'),
  );
  answer();
  await failed;
  await expect(badge(page, 2)).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await ready(page);
  await expect(badge(page, 2)).toBeVisible();

  // With nothing stored the cookie alone tells of a cart: its page is open, its number not known.
  await page.evaluate(() => sessionStorage.clear());
  await open(page, '/shop/');
  const cart = page.getByRole('banner').getByRole('link', { name: 'Carrello', exact: true });
  await expect(cart).toBeVisible();
  await cart.click();
  await expect(page).toHaveURL(/\/cart\/$/);
});

test('[FRAG-05] a removal that fails opens the link instead, whose notice leads back', async ({
  page,
  catalogue,
  noise,
}) => {
  noise.expected.push(/ERR_FAILED.*remove_from_cart/);
  const part = pick(catalogue.plenty);
  await putIntoCart(page, part.id, 2);
  await open(page, '/');
  await page.route('**/?wc-ajax=remove_from_cart', (route) => route.abort());
  await badge(page, 2).click();
  await page.getByRole('button', { name: `Rimuovi ${part.name} dal carrello` }).click();
  await expect(page.getByText(`“${part.name}” rimosso dal carrello.`)).toBeVisible();
  await page.getByRole('link', { name: 'Annulla' }).click();
  await expect(badge(page, 2)).toBeVisible();
});

test('[CART-11] requests of the cart go out one at a time, in their order', async ({ page }) => {
  const order: string[] = [];
  let underWay = 0;
  let most = 0;
  const { promise: allPressed, resolve: go } = Promise.withResolvers<void>();
  await page.route(/wc-ajax=add_to_cart/, async (route) => {
    underWay += 1;
    most = Math.max(most, underWay);
    order.push(new URLSearchParams(route.request().postData() ?? '').get('product_id') ?? '');
    await allPressed;
    const response = await route.fetch();
    // The page hears of the answer only now: what it sends upon it comes later.
    underWay -= 1;
    await route.fulfill({ response });
  });
  await open(page, `/shop/?in_stock=1&orderby=price`);
  const buttons = page.locator('a.add_to_cart_button[data-product_id]');
  const ids = await buttons.evaluateAll((all) =>
    all.slice(0, 3).map((button) => button.getAttribute('data-product_id')),
  );
  for (const at of [0, 1, 2]) {
    await buttons.nth(at).click();
    await expect(buttons.nth(at)).toHaveAttribute('aria-busy', 'true');
  }
  go();
  await expect(page.locator('a.add_to_cart_button.added')).toHaveCount(3);
  expect(order).toEqual(ids);
  expect(most).toBe(1);
});
