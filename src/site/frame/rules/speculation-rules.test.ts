import { expect, test } from 'vitest';
import { speculationRules } from './speculation-rules.ts';

const shop = 'https://officina.example';

/** Whether a link to an address is fetched early, as browsers read the patterns of the rules. */
function isFetchedEarly(path: string): boolean {
  const [wanted, unwanted] = speculationRules.prefetch[0]?.where.and ?? [];
  const matches = (patterns: readonly string[]) =>
    patterns.some((pattern) => new URLPattern(pattern, shop).test(path, shop));
  const included = matches([wanted?.href_matches ?? []].flat());
  return included && !matches([unwanted?.not?.href_matches ?? []].flat());
}

test.each([
  '/',
  '/shop/',
  '/shop/page/2/',
  '/product-category/freni/',
  '/product/disco-freno/',
  '/brand/frenotec/',
])('the public page %s is fetched early', (path) => expect(isFetchedEarly(path)).toBe(true));

test.each([
  '/cart/',
  '/checkout/',
  '/checkout/order-received/7/',
  '/my-account/orders/',
  '/staff/',
  '/wp-login.php',
  '/request-quote/',
  '/shop/?s=disco',
  '/product/disco-freno/?add-to-cart=7',
  '/?dismiss_store_notice=3',
])('%s is not: it belongs to one visitor, or does something', (path) => {
  expect(isFetchedEarly(path)).toBe(false);
});
