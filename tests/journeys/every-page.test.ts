import { pick } from './catalogue.ts';
import { putIntoCart } from './checkout-steps.ts';
import { type Look, lookAt, order } from './page-looks.ts';
import { enter, people } from './people.ts';
import { askShopDatabase } from './shop-database.ts';
import { expect, test } from './test.ts';

// Whoever comes after finds a private customer who is nobody's agent.
test.afterAll(() => askShopDatabase('delete from agent_customers'));

/** A page of an account as it stands. */
const own = (name: string, who: 'customer' | 'workshop', path: string): Look => ({
  name,
  visitor: who,
  path: () => path,
});

/** What a page of the workshop's account leads to first. */
const firstOf = (name: string, path: string, link: string): Look => ({
  name,
  visitor: 'workshop',
  path: async (page) => {
    await page.goto(path);
    return (await page.locator(link).first().getAttribute('href')) ?? '';
  },
});

lookAt([
  { name: 'home', visitor: 'guest', path: () => '/' },
  { name: 'listing', visitor: 'guest', path: () => '/shop/?in_stock=1&orderby=price' },
  {
    name: 'category',
    visitor: 'guest',
    path: (_, { plenty }) => `/product-category/${pick(pick(plenty).categories).slug}/`,
  },
  { name: 'search without results', visitor: 'guest', path: () => '/shop/?s=zzzz-niente' },
  { name: 'simple product', visitor: 'guest', path: (_, { plenty }) => `/product/${pick(plenty).slug}/` },
  {
    name: 'variable product',
    visitor: 'guest',
    path: (_, { variable }) => `/product/${pick(variable).slug}/`,
  },
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
  { name: 'log-in', visitor: 'guest', path: () => '/my-account/' },
  {
    name: 'registration of a workshop',
    path: () => '/my-account/?role=officina',
    act: async (page) => {
      await expect(page.getByLabel('Ragione sociale')).toBeVisible();
    },
  },
  own('orders of an account', 'customer', '/my-account/orders/'),
  { name: 'writing to the shop', visitor: 'guest', path: () => '/contact-form/' },
  { name: 'withdrawing from a contract', visitor: 'guest', path: () => '/withdrawal/' },
  { name: 'the wishlist of a guest', visitor: 'guest', path: () => '/wishlist/' },
  { name: 'waiting for an article', visitor: 'guest', path: () => '/stock-alert/?product=1' },
  { name: 'asking about an article', visitor: 'guest', path: () => '/product-question/?product=1' },
  { name: 'asking for a link to an order', visitor: 'guest', path: () => '/order-link/' },
  own('account', 'workshop', '/my-account/'),
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
  own('address of an account', 'customer', '/my-account/edit-address/shipping/'),
  own('addresses of an account', 'customer', '/my-account/edit-address/'),
  own('sessions of an account', 'customer', '/my-account/sessions/'),
  {
    name: 'product of a workshop',
    path: async (page, { plenty }) => {
      await enter(page, 'workshop');
      return `/product/${pick(plenty.filter(({ prices }) => Number(prices.price) < 2000)).slug}/`;
    },
  },
  own('purchase lists', 'workshop', '/my-account/purchase-lists/'),
  own('offers', 'workshop', '/my-account/offers/'),
  own('data of a company', 'workshop', '/my-account/company/'),
  {
    name: 'quote list of a guest',
    path: async (page, { plenty }) => {
      await page.goto(`/shop/?add-to-quote=${pick(plenty).id}`);
      return '/request-quote/';
    },
  },
  firstOf('a purchase list', '/my-account/purchase-lists/', 'tbody a'),
  {
    ...own('an address that is proven, with an old link', 'customer', '/my-account/confirm-email/'),
    noise: /status of 410/,
  },
  own('conversations', 'workshop', '/my-account/conversation/'),
  firstOf('a conversation', '/my-account/conversation/', 'main a[href*="conversation/?id="]'),
  own('a new conversation', 'workshop', '/my-account/conversation/?new=1'),
  {
    name: 'quote request',
    path: async (page, { plenty }) => {
      await enter(page, 'workshop');
      await putIntoCart(page, pick(plenty, 0).id);
      return '/my-account/quote-request/';
    },
  },
  own('subaccounts', 'workshop', '/my-account/subaccounts/'),
  own('a new subaccount', 'workshop', '/my-account/subaccounts/new/'),
  {
    name: 'customers of an agent',
    path: async (page) => {
      await askShopDatabase(
        `insert into agent_customers (agent_id, customer_id) select a.id, c.id from customers a, customers c
          where a.email = $1 and c.email = $2 on conflict do nothing`,
        [people.customer.email, people.workshop.email],
      );
      await enter(page, 'customer');
      return '/my-account/subaccounts/';
    },
    act: async (page) => {
      await expect(page.getByRole('heading', { name: 'I tuoi clienti' })).toBeVisible();
    },
  },
  {
    name: 'an order of an account',
    path: async (page, catalogue) => {
      await enter(page, 'customer');
      await order(page, catalogue);
      await page.goto('/my-account/orders/');
      return (await page.locator('main a[href*="view-order"]').first().getAttribute('href')) ?? '';
    },
  },
  { name: 'product tables', visitor: 'guest', path: () => '/tabella-prodotti/' },
  { name: 'lost password', visitor: 'guest', path: () => '/my-account/lost-password/' },
  {
    name: 'log-in by an old link',
    path: () => '/my-account/log-in-link/?key=1.unknown',
    noise: /status of 410/,
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
  { name: 'not found', visitor: 'guest', path: () => '/product/non-esiste/', noise: /status of 404/ },
]);
