import { pick } from './catalogue.ts';
import { putIntoCart } from './checkout-steps.ts';
import { lookAt, order } from './page-looks.ts';
import { enter } from './people.ts';
import { expect } from './test.ts';

lookAt([
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
  {
    name: 'registration of a workshop',
    path: () => '/my-account/?role=officina',
    act: async (page) => {
      await expect(page.getByLabel('Ragione sociale')).toBeVisible();
    },
  },
  {
    name: 'orders of an account',
    path: async (page) => {
      await enter(page, 'customer');
      return '/my-account/orders/';
    },
  },
  { name: 'asking for a link to an order', path: () => '/order-link/' },
  {
    name: 'account',
    path: async (page) => {
      await enter(page, 'workshop');
      return '/my-account/';
    },
  },
  {
    name: 'account details',
    path: async (page) => {
      await enter(page, 'customer');
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
      await enter(page, 'customer');
      return '/my-account/edit-address/shipping/';
    },
  },
  {
    name: 'addresses of an account',
    path: async (page) => {
      await enter(page, 'customer');
      return '/my-account/edit-address/';
    },
  },
  {
    name: 'sessions of an account',
    path: async (page) => {
      await enter(page, 'customer');
      return '/my-account/sessions/';
    },
  },
  {
    name: 'product of a workshop',
    path: async (page, { plenty }) => {
      await enter(page, 'workshop');
      return `/product/${pick(plenty.filter(({ prices }) => Number(prices.price) < 2000)).slug}/`;
    },
  },
  {
    name: 'purchase lists',
    path: async (page) => {
      await enter(page, 'workshop');
      return '/my-account/purchase-lists/';
    },
  },
  {
    name: 'offers',
    path: async (page) => {
      await enter(page, 'workshop');
      return '/my-account/offers/';
    },
  },
  {
    name: 'quote list of a guest',
    path: async (page, { plenty }) => {
      await page.goto(`/shop/?add-to-quote=${pick(plenty).id}`);
      return '/request-quote/';
    },
  },
  {
    name: 'a purchase list',
    path: async (page) => {
      await enter(page, 'workshop');
      await page.goto('/my-account/purchase-lists/');
      return (await page.locator('tbody a').first().getAttribute('href')) ?? '';
    },
  },
  { name: 'lost password', path: () => '/my-account/lost-password/' },
  {
    name: 'menu of a telephone',
    path: () => '/privacy/',
    act: async (page) => {
      const toggle = page.getByRole('button', { name: 'Apri il menu' });
      if (await toggle.isVisible()) await toggle.click();
      else await page.getByRole('button', { name: 'Tutte le categorie' }).click();
    },
  },
  { name: 'not found', path: () => '/product/non-esiste/', noise: /status of 404/ },
]);
