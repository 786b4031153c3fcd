import { figureSubjects } from '#site/reports/rules/figure-reports.ts';
import { staffPages } from '#site/staff-frame/rules/staff-pages.ts';
import { pick } from './catalogue.ts';
import { type Look, lookAt, order } from './page-looks.ts';
import { enter } from './people.ts';
import { askShopDatabase } from './shop-database.ts';
import { expect, test } from './test.ts';

// Whoever comes after finds a shop of one seller.
test.afterAll(async () => {
  await askShopDatabase('update products set vendor_id = null where vendor_id is not null');
  await askShopDatabase(`delete from vendors where slug = 'prova'`);
});

/** A page that stands in the menu, and the first thing its table leads to. */
const list = (name: string, path: string): Look => ({
  name,
  visitor: 'staff',
  path: () => path,
});

const firstOf = (name: string, listPath: string): Look => ({
  name,
  visitor: 'staff',
  path: async (page) => {
    await page.goto(listPath);
    return (await page.locator('main tbody a').first().getAttribute('href')) ?? '';
  },
});

/** Every page that needs no more than its address: lists, and forms for something new. */
const plainLooks = staffPages
  .filter(({ file }) => file.endsWith('.tsx'))
  .map(({ path }) => path.replace(/:id\{new\|[^}]*\}/, 'new'))
  .filter((path) => !path.includes(':'))
  .map((path) => list(`staff page${path.slice('/staff'.length).replaceAll('/', ' ')}`.trim(), path));

lookAt([
  ...plainLooks,
  ...figureSubjects.map((about) => list(`staff figures of ${about}`, `/staff/reports/${about}/`)),
  {
    name: 'staff labels of a carrier',
    visitor: 'staff',
    path: async (page) => {
      await page.goto('/staff/fulfilment/carriers/');
      return `${await page.locator('main tbody a').first().getAttribute('href')}labels/`;
    },
  },
  {
    name: 'staff page that is not there',
    visitor: 'staff',
    path: () => '/staff/products/99999999/',
    noise: /status of 404/,
  },
  {
    name: 'staff orders',
    path: async (page, catalogue) => {
      await order(page, catalogue);
      await enter(page, 'staff');
      return '/staff/orders/';
    },
  },
  {
    name: 'staff order',
    path: async (page, catalogue) => {
      const id = /order-received\/(\d+)/.exec(await order(page, catalogue))?.[1];
      await enter(page, 'staff');
      return `/staff/orders/${id}/`;
    },
  },
  {
    name: 'staff order that is edited',
    path: async (page, catalogue) => {
      const id = /order-received\/(\d+)/.exec(await order(page, catalogue))?.[1];
      await enter(page, 'staff');
      return `/staff/orders/${id}/edit/`;
    },
  },
  {
    name: 'staff review',
    path: async (page) => {
      await enter(page, 'staff');
      await page.goto('/staff/reviews/?status=pending');
      return (await page.locator('tbody a').first().getAttribute('href')) ?? '';
    },
  },
  {
    name: 'staff pictures of a product',
    path: async (page, { plenty }) => {
      await enter(page, 'staff');
      return `/staff/pictures/${pick(plenty, 3).id}/`;
    },
  },
  {
    name: 'staff letter',
    noise: /Blocked script execution/,
    path: async (page, catalogue) => {
      await order(page, catalogue);
      await enter(page, 'staff');
      await page.goto('/staff/post-box/');
      return (await page.getByRole('row').getByRole('link').first().getAttribute('href')) ?? '';
    },
    act: async (page) => {
      // Nothing runs in the email's frame, axe neither: it is looked at without it.
      const frame = page.locator('iframe');
      await expect(frame).toHaveAttribute('title', 'Come la vede chi la riceve');
      await frame.evaluate((element) => element.remove());
    },
  },
  {
    name: 'staff text of an email',
    path: () => '/staff/emails/order-on-hold-transfer/it/',
    visitor: 'staff',
    // What the tests run in every frame has no right to run in this one.
    noise: /Blocked script execution in .*sandboxed/,
    act: async (page) => {
      await page.locator('iframe').evaluate((element) => element.remove());
    },
  },
  {
    name: 'staff area, refused',
    noise: /status of 403/,
    path: async (page) => {
      await enter(page, 'customer');
      return '/staff/';
    },
  },
  firstOf('staff customer', '/staff/customers/'),
  list('staff overview', '/staff/'),
  firstOf('staff stock of an article', '/staff/stock/'),
  {
    name: 'staff goods received, draft',
    path: async (page) => {
      await askShopDatabase(
        `with receipt as (insert into stock_receipts (supplier, document) values ('Forniture di prova', 'DDT 1') returning id)
          insert into stock_receipt_lines (receipt_id, product_id, quantity, unit_cost_cents)
          select receipt.id, (select min(id) from products where type = 'simple'), 2, 350 from receipt`,
      );
      await enter(page, 'staff');
      await page.goto('/staff/stock/receipts/');
      return (
        (await page.getByRole('link', { name: 'Forniture di prova' }).first().getAttribute('href')) ?? ''
      );
    },
  },
  {
    name: 'staff stock count',
    path: async (page) => {
      await askShopDatabase(
        `with count as (insert into stock_counts (name, scope) values ('Conta di prova', 'all') returning id),
          line as (insert into stock_count_lines (count_id, product_id, counted, first_expected, expected)
            select count.id, (select min(id) from products where type = 'simple'), 2, 3, 3 from count)
          insert into stock_count_codes (count_id, code, kind) select count.id, 'NIENTE-1', 'unknown' from count`,
      );
      await enter(page, 'staff');
      await page.goto('/staff/stock/counts/');
      return (await page.getByRole('link', { name: 'Conta di prova' }).first().getAttribute('href')) ?? '';
    },
  },
  {
    name: 'staff differences of a stock count',
    path: async (page) => {
      await askShopDatabase(
        `with count as (insert into stock_counts (name, scope) values ('Differenze di prova', 'all') returning id)
          insert into stock_count_lines (count_id, product_id, counted, first_expected, expected)
          select count.id, (select min(id) from products where type = 'simple'), 2, 4, 3 from count`,
      );
      await enter(page, 'staff');
      await page.goto('/staff/stock/counts/');
      const link = page.getByRole('link', { name: 'Differenze di prova' }).first();
      return `${await link.getAttribute('href')}differences/`;
    },
  },
  firstOf('staff offer', '/staff/offers/'),
  list('staff conversations', '/staff/conversations/?shelf=all'),
  firstOf('staff conversation', '/staff/conversations/?shelf=all'),
  firstOf('staff quote', '/staff/conversations/?shelf=all&type=quote'),
  firstOf('staff question of quotes', '/staff/quote-fields/'),
  firstOf('staff product', '/staff/products/'),
  firstOf('staff product table', '/staff/product-tables/'),
  {
    name: 'staff vendor',
    path: async (page) => {
      await askShopDatabase(
        `with vendor as (insert into vendors (slug, name, email) values ('prova', 'Ricambi di prova', 'prova@example.com') returning id)
          update products set vendor_id = vendor.id from vendor where products.id = (select min(id) from products where type = 'simple')`,
      );
      await enter(page, 'staff');
      await page.goto('/staff/vendors/');
      return (await page.getByRole('link', { name: 'Ricambi di prova' }).getAttribute('href')) ?? '';
    },
  },
  firstOf('staff group', '/staff/groups/'),
  list('staff group of guests', '/staff/groups/guests/'),
  firstOf('staff registration', '/staff/registrations/'),
  firstOf('staff role', '/staff/roles/'),
  list('staff home of the shop', '/staff/pages/home/'),
  list('staff role, new', '/staff/roles/new/'),
  list('staff field of a role, new', '/staff/roles/fields/new/'),
  firstOf('staff public price list', '/staff/price-lists/'),
  {
    name: 'staff public price list, prices of an article',
    visitor: 'staff',
    path: async (page) => {
      await page.goto('/staff/price-lists/');
      await page.goto((await page.locator('main tbody a').first().getAttribute('href')) ?? '');
      return (
        (await page
          .locator('main tbody')
          .getByRole('link', { name: /^Modifica / })
          .first()
          .getAttribute('href')) ?? ''
      );
    },
  },
  {
    name: 'staff price list',
    visitor: 'staff',
    path: async (page) => {
      await page.goto('/staff/price-lists/');
      return (
        (await page.getByRole('main').getByRole('link', { name: 'Listino officine' }).getAttribute('href')) ??
        ''
      );
    },
  },
  firstOf('staff shipping zone', '/staff/shipping/'),
  firstOf('staff tax rate', '/staff/taxes/'),
]);
