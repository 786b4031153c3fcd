import { expect, test } from 'vitest';
import boundaries, { boundariesOf, groups } from '../boundaries.mjs';
import { findViolations } from './check-boundaries.ts';

const planted: Record<string, string> = {
  'order-of-groups-kit': 'kit/text/rules/text.ts',
  'order-of-groups-foundation': 'foundation/money/rules/change/coin.ts',
  'order-of-groups-pricing': 'pricing/tax/server/split-tax.ts',
  'order-of-groups-catalogue': 'catalogue/products/server/read-part.ts',
  'order-of-groups-customers': 'customers/accounts/server/read-account.ts',
  'order-of-groups-selling': 'selling/checkout/server/take-offers.ts',
  'order-of-groups-wholesale': 'wholesale/agents/server/act-as.ts',
  'order-of-groups-site': 'site/frame/server/read-menu.ts',
  'rules-are-pure': 'pricing/prices/rules/price.ts',
  'messages-stand-alone': 'messages/it/words.ts',
  'parts-know-no-shop': 'kit/ui/button.tsx',
  'database-at-the-bottom': 'foundation/database/client.ts',
  'services-know-no-shop': 'foundation/services/clock.ts',
  'server-layer': 'selling/cart/server/read-cart.ts',
  'storefront-layer': 'selling/cart/storefront/cart-view.tsx',
  'back-office-layer': 'selling/orders/back-office/order-list.tsx',
  'endpoints-translate': 'http/wire/wc-ajax/add-to-cart.ts',
  'endpoints-render-in-one-place': 'http/wire/wc-ajax/fragments.ts',
  'pages-compose': 'http/pages/cart.tsx',
  'nobody-imports-the-top': 'http/pages/home.tsx',
  'the-shop-without-its-demo': 'catalogue/stock/server/fill-stock.ts',
  'no-cycles': 'pricing/quantities/rules/one.ts',
  'tests-are-not-shipped': 'pricing/vat/rules/rate.ts',
};

// These two are no rules of the library: it compares folders, and would not see into inner ones.
const plantedCycles = {
  'no-module-cycles': ['wholesale/quotes/rules/fields/quote.ts', 'wholesale/offers/rules/offer.ts'],
  'no-layer-cycles': [
    'wholesale/agents/server/staff/list-agents.ts',
    'wholesale/agents/back-office/agent-list.tsx',
  ],
};

const found = await findViolations('tests/planted/src', boundariesOf('tests/planted/src'));
const filesOf = (rule: string) => found.filter((one) => one.rule === rule).map(({ from }) => from);

test('every import rule has a planted violation', () => {
  expect(boundaries.forbidden.map((rule) => rule.name).sort()).toEqual(Object.keys(planted).sort());
});

test.each(Object.entries(planted))('%s catches its planted violation', (rule, file) => {
  expect(filesOf(rule)).toContain(`tests/planted/src/${file}`);
});

test.each(Object.entries(plantedCycles))('%s sees into inner folders', (rule, files) => {
  for (const file of files) expect(filesOf(rule)).toContain(`tests/planted/src/${file}`);
});

test('islands-stay-small sees what an island imports through other files, and no types', () => {
  expect(found.filter(({ rule }) => rule === 'islands-stay-small')).toMatchObject([
    {
      from: 'tests/planted/src/selling/cart/storefront/cart.island.tsx',
      to: expect.stringMatching(/^node_modules\/zod\//),
    },
  ]);
});

test('every group but the highest has a rule', () => {
  const rules = boundaries.forbidden.flatMap(
    ({ name }) => /^order-of-groups-(.*)/.exec(name ?? '')?.[1] ?? [],
  );
  expect(rules).toEqual(groups.slice(0, -1));
});

test('imports by #name are followed into the groups', async () => {
  const nothingFromMoney = {
    name: 'nothing-from-money',
    severity: 'error',
    from: { path: '^src/selling/cart/rules/' },
    to: { path: '^src/foundation/money/' },
  } as const;
  const violations = await findViolations('src/selling/cart/rules', [nothingFromMoney]);
  expect(violations.map((violation) => violation.to)).toContain('src/foundation/money/rules/cents.ts');
});
