import { expect, test } from 'vitest';
import type { Question } from './ask-shop.ts';
import { matrixRoutes, routesOf } from './routes-of.ts';

const asked = (method: string, path: string, body: string | null = null, headers: Question['headers'] = {}) =>
  routesOf({ method, path, body, headers });

test.each([
  ['GET', '/', null, 'page /'],
  ['GET', '/shop/page/2/?orderby=price', null, 'page /shop/page/:page/'],
  ['GET', '/privacy/', null, 'page /:slug/'],
  ['GET', '/non/esiste/', null, 'page /*/'],
  ['GET', '/staff/roles/fields/3/', null, 'page /staff/roles/fields/:id/'],
  ['GET', '/my-account/offers/1/offer.pdf', null, 'page /my-account/offers/:id/offer.pdf/'],
  ['POST', '/wp-comments-post.php', '', 'page-action /wp-comments-post.php'],
  ['POST', '/staff/groups/guests/', '', 'page-action /staff/groups/:id{new|guests|[0-9]+}/'],
  ['POST', '/staff/pictures/3/upload/', '', 'upload /staff/pictures/:id{[0-9]+}/upload/'],
  ['POST', '/?wc-ajax=add_to_cart', '', 'wc-ajax add_to_cart'],
  ['POST', '/?wc-ajax=wallet-create-order', '', 'wc-ajax {pp}-create-order'],
  [
    'POST',
    '/wp-admin/admin-ajax.php',
    'security=x&action=wholesale_ajax_search',
    'admin-ajax {p}_ajax_search',
  ],
  ['GET', '/wp-admin/admin-ajax.php?action=ptable_wc_fragments', null, 'admin-ajax {t}_wc_fragments'],
  ['GET', '/wp-json/wc/store/v1/products/12', null, 'store-api GET /products/:id{[0-9]+}'],
  ['GET', '/wp-json/wc/store/products/freni', null, 'store-api GET /products/:slug'],
  ['GET', '/index.php?rest_route=/wc/store/v1/cart', null, 'store-api GET /cart'],
  ['POST', '/wp-json/wallet/v1/incoming', '{}', 'platform-rest POST /wallet/v1/incoming'],
])('%s %s asks for a route of the permission matrix', (method, path, body, route) => {
  expect(asked(method, path, body)).toEqual([route]);
});

test('a link that does something is counted beside its page, and a method that is meant as that one', () => {
  expect(asked('GET', '/shop/?add-to-cart=3')).toEqual(['plain-link add-to-cart', 'page /shop/']);
  const override = { 'x-http-method-override': 'PUT' };
  expect(asked('POST', '/wp-json/wc/store/v1/checkout', '{}', override)).toEqual(['store-api PUT /checkout']);
});

test('every route of the permission matrix can be told from the others', () => {
  const bare = matrixRoutes.filter(({ kind, address }) => kind === 'page' && !/[:*]/.test(address));
  for (const { name, address } of bare) {
    expect(asked('GET', address.replace(/(\.\w+)\/$/, '$1'))).toEqual([name]);
  }
});
