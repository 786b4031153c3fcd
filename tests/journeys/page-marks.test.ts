import { expect, test } from './test.ts';

const addresses = ['/', '/shop/', '/cart/'];

test.describe('with scripts', () => {
  test('[SITE-03] the mark of a page without scripts becomes that of a page with them', async ({
    page,
    request,
  }) => {
    for (const address of addresses) {
      // What the server wrote says that there are none, and the browser puts it right once.
      expect(await (await request.get(address)).text()).toMatch(/<body class="shop-no-js"/);
      await page.goto(address);
      await expect(page.locator('body')).toHaveClass('shop-js');
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[SITE-03] a page that runs no scripts keeps its mark', async ({ page }) => {
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.locator('body')).toHaveClass('shop-no-js');
    }
  });
});
