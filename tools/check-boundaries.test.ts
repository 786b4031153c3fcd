import { expect, test } from 'vitest';
import boundaries, { boundariesOf } from '../boundaries.mjs';
import { findViolations } from './check-boundaries.ts';

const planted: Record<string, string> = {
  'rules-are-pure': 'shop/pricing/rules/price.ts',
  'messages-stand-alone': 'messages/it/words.ts',
  'ui-knows-no-shop': 'ui/button.tsx',
  'database-at-the-bottom': 'database/client.ts',
  'services-know-no-shop': 'services/clock.ts',
  'server-shelf': 'shop/cart/server/read-cart.ts',
  'storefront-shelf': 'shop/cart/storefront/cart-view.tsx',
  'back-office-shelf': 'shop/orders/back-office/order-list.tsx',
  'contract-is-shared': 'contract/wc-ajax.ts',
  'endpoints-translate': 'endpoints/wc-ajax/add-to-cart.ts',
  'endpoints-render-in-one-place': 'endpoints/wc-ajax/fragments.ts',
  'pages-compose': 'pages/cart.tsx',
  'nobody-imports-the-top': 'pages/home.tsx',
  'no-cycles': 'shop/money/rules/one.ts',
  'no-shelf-cycles': 'shop/quotes/rules',
  'tests-are-not-shipped': 'shop/tax/rules/rate.ts',
};

const found = await findViolations('tests/planted/src', boundariesOf('tests/planted/src'));

test('every import rule has a planted violation', () => {
  expect(boundaries.forbidden.map((rule) => rule.name).sort()).toEqual(Object.keys(planted).sort());
});

test.each(Object.entries(planted))('%s catches its planted violation', (rule, file) => {
  expect(found.filter((violation) => violation.rule === rule).map((violation) => violation.from)).toContain(
    `tests/planted/src/${file}`,
  );
});

test('imports by #name are followed into the house', async () => {
  const nothingFromMoney = {
    name: 'nothing-from-money',
    severity: 'error',
    from: { path: '^src/selling/cart/rules/' },
    to: { path: '^src/foundation/money/' },
  } as const;
  const violations = await findViolations('src/selling/cart/rules', [nothingFromMoney]);
  expect(violations.map((violation) => violation.to)).toContain('src/foundation/money/rules/cents.ts');
});
