import { expect, test } from 'vitest';
import { createPageAddresses } from './page-address.ts';

const pageOf = createPageAddresses(['add-to-cart', 'remove_item']);

test.each([
  ['/', '/'],
  ['/shop/', '/shop/'],
  ['/shop/page/2/', '/shop/page/2/'],
  ['/product-category/freni/dischi/', '/product-category/freni/dischi/'],
  ['/product-tag/estate/', '/product-tag/estate/'],
  ['/product/disco-freno/', '/product/disco-freno/'],
  ['/chi-siamo/', '/chi-siamo/'],
  ['/shop/?utm_source=news&utm_medium=mail', '/shop/'],
  ['/shop/?orderby=price&in_stock=1', '/shop/?in_stock=1&orderby=price'],
  ['/shop/?in_stock=1&gclid=x&orderby=price', '/shop/?in_stock=1&orderby=price'],
  ['/shop/?filter_asse=b,a&brand=c&on_sale=1', '/shop/?brand=c&filter_asse=b%2Ca&on_sale=1'],
  ['/product/olio/?attribute_pa_litri=&attribute_pa_tipo=a', '/product/olio/?attribute_pa_tipo=a'],
  ['/shop/?s=filtro+olio', '/shop/?s=filtro+olio'],
  ['/shop/?s=filtro%20olio', '/shop/?s=filtro+olio'],
  ['/product/olio/?attribute_pa_litri=5-l', '/product/olio/?attribute_pa_litri=5-l'],
])('%s asks for the page %s', (address, page) => {
  expect(pageOf(address)).toBe(page);
  expect(pageOf(address)).toBe(page);
});

test.each([
  '/cart/',
  '/checkout/',
  '/checkout/order-received/5/',
  '/my-account/',
  '/staff/orders/',
  '/assets/root.js',
  '/media/a.webp',
  '/healthz',
  '/metrics',
  '/wp-json/wc/store/v1/cart',
  '/wp-admin/admin-ajax.php',
  '/?lang=en',
  '/shop/?lang=it&orderby=price',
  '/?wc-ajax=add_to_cart',
  '/?rest_route=/wc/store/v1/cart',
  '/shop/?add-to-cart=5',
  '/shop/?orderby=price&remove_item=abc',
  '/shop/?orderby=',
  '/shop/?filter_asse=a&filter_asse=b',
  '/shop.data',
  '/shop/_.data',
  '/shop/../cart/',
  '/shop/%2e%2e/cart/',
  '/shop\\..\\cart/',
  '//elsewhere.example/',
  'http://elsewhere.example/',
  `/shop/?s=${'x'.repeat(1000)}`,
])('%s goes the long way', (address) => {
  expect(pageOf(address)).toBeNull();
});
