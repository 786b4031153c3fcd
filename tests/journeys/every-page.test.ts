import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Catalogue, pick } from './catalogue.ts';
import { anna, putIntoCart } from './checkout-steps.ts';
import { ready } from './opening.ts';
import { logIn } from './people.ts';
import { expect, test } from './test.ts';

type Look = {
  readonly name: string;
  /** what has happened before the page is opened; returns its address */
  readonly path: (page: Page, catalogue: Catalogue) => Promise<string> | string;
  /** what is done on it before it is looked at */
  readonly act?: (page: Page) => Promise<void>;
};

const order = async (page: Page, catalogue: Catalogue): Promise<string> => {
  await putIntoCart(page, pick(catalogue.plenty, 5).id);
  await page.goto('/checkout/');
  const nonce = await page.locator('input[name$="-process-checkout-nonce"]').inputValue();
  const form: Record<string, string> = {
    cart_hash_seen: await page.locator('input[name="cart_hash_seen"]').inputValue(),
    [(await page.locator('input[name$="-process-checkout-nonce"]').getAttribute('name')) ?? '']: nonce,
    billing_country: 'IT',
    billing_state: 'MO',
    billing_email: 'ogni.pagina@example.com',
    billing_phone: '059 123456',
    payment_method: 'bacs',
    terms: '1',
  };
  for (const [name, value] of Object.entries(anna)) form[`billing_${name}`] = value;
  const response = await page.request.post('/?wc-ajax=checkout', { form });
  const { redirect } = await response.json();
  return redirect;
};

const pages: readonly Look[] = [
  { name: 'home', path: () => '/' },
  { name: 'listing', path: () => '/shop/?in_stock=1&orderby=price' },
  { name: 'search without results', path: () => '/shop/?s=zzzz-niente' },
  { name: 'simple product', path: (_, { plenty }) => `/product/${pick(plenty).slug}/` },
  { name: 'variable product', path: (_, { variable }) => `/product/${pick(variable).slug}/` },
  {
    name: 'reviews of a product',
    path: (_, { all }) =>
      `/product/${pick([...all].sort((a, b) => b.review_count - a.review_count)).slug}/#reviews`,
    act: async (page) => {
      await page.getByRole('button', { name: 'Invia la recensione' }).click();
      await page.getByRole('alertdialog').getByRole('button').click();
      await expect(page.getByRole('alert').filter({ hasText: 'Controlla questi campi' })).toBeFocused();
    },
  },
  { name: 'empty cart', path: () => '/cart/' },
  {
    name: 'full cart',
    path: async (page, { plenty }) => {
      await putIntoCart(page, pick(plenty, 0).id, 2);
      await putIntoCart(page, pick(plenty, 1).id);
      return '/cart/';
    },
  },
  {
    name: 'mini-cart',
    path: async (page, { plenty }) => {
      await putIntoCart(page, pick(plenty, 0).id);
      return '/condizioni-di-vendita/';
    },
    act: async (page) => {
      await page.getByRole('link', { name: /^Carrello, / }).click();
      await expect(page.getByRole('dialog', { name: 'Carrello' })).toBeVisible();
    },
  },
  {
    name: 'checkout with problems',
    path: async (page, { plenty }) => {
      await putIntoCart(page, pick(plenty, 0).id);
      return '/checkout/';
    },
    act: async (page) => {
      await page.getByRole('checkbox', { name: 'Spedire a un indirizzo diverso?' }).check();
      await page.getByRole('button', { name: 'Ordina con obbligo di pagamento' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Controlla questi campi' })).toBeFocused();
    },
  },
  { name: 'order received', path: order },
  { name: 'log-in', path: () => '/my-account/' },
  { name: 'asking for a link to an order', path: () => '/order-link/' },
  {
    name: 'account',
    path: async (page) => {
      await logIn(page, 'workshop');
      return '/my-account/';
    },
  },
  {
    name: 'account details',
    path: async (page) => {
      await logIn(page, 'customer');
      return '/my-account/edit-account/';
    },
    act: async (page) => {
      await page.locator('#password_1').fill('giulia1985');
      await expect(page.getByText('Inserisci una password più sicura.')).toBeVisible();
    },
  },
  {
    name: 'address of an account',
    path: async (page) => {
      await logIn(page, 'customer');
      return '/my-account/edit-address/shipping/';
    },
  },
  {
    name: 'addresses of an account',
    path: async (page) => {
      await logIn(page, 'customer');
      return '/my-account/edit-address/';
    },
  },
  {
    name: 'sessions of an account',
    path: async (page) => {
      await logIn(page, 'customer');
      return '/my-account/sessions/';
    },
  },
  { name: 'lost password', path: () => '/my-account/lost-password/' },
  {
    name: 'staff orders',
    path: async (page, catalogue) => {
      await order(page, catalogue);
      await logIn(page, 'staff');
      return '/staff/orders/';
    },
  },
  {
    name: 'staff order',
    path: async (page, catalogue) => {
      const id = /order-received\/(\d+)/.exec(await order(page, catalogue))?.[1];
      await logIn(page, 'staff');
      return `/staff/orders/${id}/`;
    },
  },
  {
    name: 'staff reviews',
    path: async (page) => {
      await logIn(page, 'staff');
      return '/staff/reviews/';
    },
  },
  {
    name: 'staff review',
    path: async (page) => {
      await logIn(page, 'staff');
      await page.goto('/staff/reviews/?status=pending');
      return (await page.locator('tbody a').first().getAttribute('href')) ?? '';
    },
  },
  {
    name: 'staff pictures',
    path: async (page) => {
      await logIn(page, 'staff');
      return '/staff/pictures/';
    },
  },
  {
    name: 'staff pictures of a product',
    path: async (page, { plenty }) => {
      await logIn(page, 'staff');
      return `/staff/pictures/${pick(plenty, 3).id}/`;
    },
  },
  {
    name: 'staff post box',
    path: async (page) => {
      await logIn(page, 'staff');
      return '/staff/post-box/';
    },
  },
  {
    name: 'staff letter',
    path: async (page, catalogue) => {
      await order(page, catalogue);
      await logIn(page, 'staff');
      await page.getByRole('link', { name: 'Posta' }).click();
      return (await page.getByRole('row').getByRole('link').first().getAttribute('href')) ?? '';
    },
    act: async (page) => {
      // Nothing runs in the letter's frame, axe neither: it is looked at without it.
      const frame = page.locator('iframe');
      await expect(frame).toHaveAttribute('title', 'Come la vede chi la riceve');
      await frame.evaluate((element) => element.remove());
    },
  },
  {
    name: 'staff area, refused',
    path: async (page) => {
      await logIn(page, 'customer');
      return '/staff/';
    },
  },
  {
    name: 'menu of a telephone',
    path: () => '/privacy/',
    act: async (page) => {
      const toggle = page.getByRole('button', { name: 'Apri il menu' });
      if (await toggle.isVisible()) await toggle.click();
      else await page.getByRole('button', { name: 'Tutte le categorie' }).click();
    },
  },
  { name: 'not found', path: () => '/product/non-esiste/' },
];

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const { name, path, act } of pages) {
  test(`axe finds nothing on the page: ${name}; it fits 320 px`, async ({ page, catalogue, noise }) => {
    if (name === 'not found') noise.expected.push(/status of 404/);
    if (name === 'staff letter') noise.expected.push(/Blocked script execution/);
    if (name === 'staff area, refused') noise.expected.push(/status of 403/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const address = await path(page, catalogue);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await ready(page);
      await act?.(page);
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      const told = violations.map(({ id, help, nodes }) => ({
        id,
        help,
        where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
      }));
      expect(told, `at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    const { scrollWidth } = await page.evaluate(() => ({
      scrollWidth: document.scrollingElement?.scrollWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(320);
  });
}
