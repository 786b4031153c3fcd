import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usualPath } from './usual-path.ts';

test.each([
  ['/shop', '/shop/'],
  ['/Shop/', '/shop/'],
  ['/PRODUCT/Disco-Freno', '/product/disco-freno/'],
  ['//shop//page//2', '/shop/page/2/'],
  ['/chi-siamo', '/chi-siamo/'],
  ['/product/%c3%a8', '/product/%C3%A8/'],
  ['/Checkout/order-received/AbC', '/checkout/order-received/AbC/'],
  ['//elsewhere.example/x', '/elsewhere.example/x/'],
])('%s is written %s', (path, usual) => {
  expect(usualPath(path)).toBe(usual);
});

test.each([
  '/',
  '/shop/',
  '/shop.data',
  '/__manifest',
  '/_.data',
  '/favicon.svg',
  '/media/A-1.webp',
  '/wp-json/wc/store/v1/Cart',
  '/staff/x/AbC/',
])('%s stays as it is', (path) => {
  expect(usualPath(path)).toBeNull();
});

test('a corrected path stays as it is, and never leads to another host', () => {
  fc.assert(
    fc.property(fc.webPath({ size: 'xsmall' }), (path) => {
      const usual = usualPath(path);
      if (usual === null) return;
      expect(usualPath(usual)).toBeNull();
      expect(usual).toMatch(/^\/(?!\/)/);
    }),
  );
});
