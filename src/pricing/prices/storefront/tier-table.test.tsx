import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { WordsContext } from '#kit/words/storefront/use-words.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { TierTableTerms } from '../rules/tier-terms.ts';
import { TierTable } from './tier-table.tsx';

const terms: TierTableTerms = {
  wholeCart: false,
  variationsTogether: true,
  highlight: true,
  clickFills: true,
  useLowest: false,
  discountColumn: true,
};
const item = {
  productId: 1,
  variationId: null,
  price: { unit: toCents(800), regular: toCents(800), onSale: false, upTo: null, mode: 'net' as const },
  tiers: [
    { from: 10, unit: toCents(750) },
    { from: 50, unit: toCents(700) },
  ],
  limits: { minimum: 1, maximum: 999_999_999, step: 1 },
};
const render = (
  options: { terms?: TierTableTerms | null; item?: Partial<typeof item>; quantity?: number } = {},
) =>
  renderToStaticMarkup(
    <WordsContext value={{ ...messagesFor('it'), locale: 'it' }}>
      <TierTable
        item={{ ...item, ...options.item }}
        terms={options.terms === undefined ? terms : options.terms}
        quantity={options.quantity ?? 1}
        onQuantity={() => undefined}
      />
    </WordsContext>,
  );

test('[TIER-01] [TIER-03] the table shows every range with its price', () => {
  const html = render();
  for (const text of ['1 - 9', '10 - 49', '50+', '8,00', '7,50', '7,00']) expect(html).toContain(text);
});

test('[TIER-04] the discount column stands where it is enabled, and nowhere else', () => {
  expect(render()).toContain('Sconto');
  expect(render({ terms: { ...terms, discountColumn: false } })).not.toContain('Sconto');
});

test('[TIER-13] [TIER-14] the sum is that of the tier for the quantity', () => {
  expect(render({ quantity: 9 })).toContain('72,00');
  expect(render({ quantity: 10 })).toContain('75,00');
});

test('[ACC-02] [TIER-01] without tiers, or for an audience that has none, there is no table', () => {
  expect(render({ terms: null })).toBe('');
  expect(render({ item: { tiers: [] } })).toBe('');
  expect(render({ item: { tiers: [{ from: 10, unit: toCents(900) }] } })).toBe('');
});
