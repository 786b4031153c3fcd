import { expect, test } from 'vitest';
import { robotsText } from './robots-text.ts';

const text = robotsText('https://shop.test');
const rules = text.split('\n').flatMap((line) => (line.startsWith('Disallow: ') ? [line.slice(10)] : []));

/** As crawlers read it: `*` matches anything, a rule holds for every path that begins so. */
const isLeftAlone = (address: string) =>
  rules.some((rule) =>
    new RegExp(`^${rule.replace(/[.+?^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '.*')}`).test(address),
  );

test.each([
  '/cart/',
  '/checkout/order-received/1/?key=x',
  '/my-account/',
  '/order-link/',
  '/staff/pictures/',
  '/wp-json/wc/store/v1/products',
  '/?s=filtro',
  '/shop/?orderby=price',
  '/shop/?in_stock=1&utm_source=x',
  '/shop/?utm_source=x&min_price=5',
  '/product-category/freni/?brand=brenta,frenalto',
  '/product-category/freni/?filter_lato=destro',
  '/product/olio/?attribute_pa_litri=5',
  '/product/olio/?add-to-cart=5',
])('%s is left alone', (address) => {
  expect(isLeftAlone(address)).toBe(true);
});

test.each([
  '/',
  '/shop/',
  '/shop/page/2/',
  '/product/disco/',
  '/product-category/freni/page/3/',
  '/product-tag/estate/',
  '/chi-siamo/',
  '/media/a-1200.jpg',
  '/assets/root.js',
  '/sitemap.xml',
  '/shop/?utm_source=news',
])('%s is open to all', (address) => {
  expect(isLeftAlone(address)).toBe(false);
});

test('it says where the sitemaps are', () => {
  expect(text).toContain('\nSitemap: https://shop.test/sitemap.xml\n');
});
