import { matrixRoutes, wireName } from '../answers/routes-of.ts';
import type { ReplayShop } from '../shop/replay-shop.ts';
import type { Visitor } from '../visitors/visitor.ts';
import type { Story } from './story.ts';

const first = (table: string) => `select id::text as value from ${table} order by id limit 1`;

/** By the beginning of an address: what its named part is, for one that exists; of several the longest counts. */
const examples: Readonly<Record<string, string>> = {
  '/product/': `select slug as value from products where status = 'published' and slug is not null order by id limit 1`,
  '/product-category/': 'select slug as value from categories order by id limit 1',
  '/product-tag/': 'select slug as value from tags order by id limit 1',
  '/brand/': 'select slug as value from brands order by id limit 1',
  '/:slug': 'select slug as value from content_pages order by id limit 1',
  '/my-account/purchase-lists/': first('purchase_lists'),
  '/my-account/subaccounts/': 'select customer_id::text as value from subaccounts order by 1 limit 1',
  '/my-account/offers/': first('offers'),
  '/my-account/conversation/files/': first('sent_files'),
  '/staff/customers/': first('customers'),
  '/staff/conversations/': first('conversations'),
  '/staff/quote-fields/': first('quote_fields'),
  '/staff/groups/': first('customer_groups'),
  '/staff/reviews/': first('reviews'),
  '/staff/products/': first('products'),
  '/staff/pictures/': first('products'),
  '/staff/price-lists/': `select id::text as value from price_lists where not is_retail order by id limit 1`,
  '/staff/post-box/': first('outbox'),
  '/staff/emails/': `select 'order-note' as value`,
  '/staff/registrations/': first('registrations'),
  '/staff/registrations/files/': first('sent_files'),
  '/staff/roles/': first('registration_roles'),
  '/staff/roles/fields/': first('registration_fields'),
  '/staff/offers/': first('offers'),
  '/staff/coupons/': first('coupons'),
  '/staff/shipping/': first('shipping_zones'),
  '/staff/taxes/': first('tax_rates'),
  '/staff/product-tables/': first('product_tables'),
  '/staff/vendors/': first('vendors'),
  '/staff/fulfilment/carriers/': first('carriers'),
  '/staff/menus/': first('menu_entries'),
  '/staff/banners/': first('banners'),
  '/staff/pages/': first('content_pages'),
};

const orders = first('orders');

/** An address with its named parts filled in, as far as something exists that they may name. */
export async function exampleOf(ask: ReplayShop['ask'], address: string): Promise<string> {
  const beginning = Object.keys(examples)
    .filter((one) => address.startsWith(one))
    .sort((a, b) => b.length - a.length)[0];
  const [found] = await ask<{ value: string }>(beginning ? (examples[beginning] ?? orders) : orders);
  return address
    .replace(/:kind(?:\{[^}]*\})?/, 'billing')
    .replace(/:locale(?:\{[^}]*\})?/, 'it')
    .replace(/:step(?:\{[^}]*\})?/, 'firm')
    .replace(/:page\b/, '2')
    .replace(/:comments\b/, 'comment-page-1')
    .replace(/:import\b(?:\{[^}]*\})?/, '1')
    .replace(/:\w+(?:\{[^}]*\})?/g, found?.value ?? '1')
    .replace('*', 'non-esiste/affatto')
    .replace(/(\.\w+)\/$/, '$1');
}

async function callBare(visitor: Visitor, kind: string, address: string): Promise<void> {
  const [method = 'POST', path = ''] = address.split(' ');
  if (kind === 'wc-ajax') await visitor.post(`/?wc-ajax=${wireName(address)}`, {});
  else if (kind === 'admin-ajax')
    await visitor.post('/wp-admin/admin-ajax.php', { action: wireName(address) });
  else if (kind === 'plain-link') await visitor.get(`/shop/?${address}=1`);
  else if (kind === 'store-api' || kind === 'platform-rest') {
    const home = kind === 'store-api' ? '/wp-json/wc/store/v1' : '/wp-json';
    const filled = path.replace(/:\w+(?:\{[^}]*\})?/g, '1');
    if (method === 'GET') await visitor.get(home + filled);
    else await visitor.json(method, home + filled, {});
  } else await visitor.post(address, { name: 'x', action: 'remove', to: 'cancelled' });
}

/** Every page and every call of the permission matrix, as every kind of visitor that it may treat otherwise; calls come without a nonce. */
export const everyRoute: Story = async ({ people, shop }) => {
  const everybody = Object.values(people);
  const { guest, customer, company, clerk, administrator } = people;
  for (const { kind, address } of matrixRoutes) {
    if (kind === 'page') {
      const path = await exampleOf(shop.ask, address);
      for (const visitor of everybody) await visitor.get(path);
    } else if (kind === 'page-action' || kind === 'upload') {
      const path = await exampleOf(shop.ask, address);
      for (const visitor of [guest, customer, company, clerk, administrator])
        await callBare(visitor, kind, path);
    } else {
      for (const visitor of [guest, company, clerk]) await callBare(visitor, kind, address);
    }
  }
};
