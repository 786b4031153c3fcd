import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noFields } from '#catalogue/products/rules/no-fields.ts';
import { WordsContext } from '#kit/words/storefront/use-words.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { ProductDetail } from '../rules/product-detail.ts';
import type { PurchaseChoice } from '../rules/purchase-choice.ts';
import { VariationForm } from './variation-form.tsx';

const tool: ProductDetail = {
  ...noFields('card'),
  ...noFields('page'),
  id: 5,
  slug: 'chiave',
  type: 'variable',
  name: 'Chiave',
  brand: null,
  brandSlug: null,
  picture: null,
  price: null,
  stock: { kind: 'in-stock' },
  buyable: true,
  minQuantity: 1,
  rating: 0,
  reviewCount: 0,
  gallery: [],
  crumbs: [],
  limits: { minimum: 1, maximum: 1, step: 1 },
  tiers: [],
  tierTable: null,
  soldIndividually: true,
  attributes: [],
  oeNumbers: [],
  vehicles: [],
  variationAttributes: [],
  variations: [],
  allAtOnce: false,
  combinations: null,
  longestDescription: '',
  variationSettings: {
    clearOnReselect: true,
    deselectUnavailable: false,
    showLabel: true,
    stockLabelThreshold: 5,
    addByAjax: true,
  },
};

test('[VAR-21] what is sold individually is bought once: quantity 1, no visible input', () => {
  const choices: PurchaseChoice[] = [];
  const html = renderToStaticMarkup(
    <WordsContext value={{ ...messagesFor('it'), locale: 'it' }}>
      <VariationForm
        product={tool}
        platform="shop"
        onShown={() => undefined}
        purchase={(choice) => {
          choices.push(choice);
          return null;
        }}
      />
    </WordsContext>,
  );
  expect(html).toContain('<input type="hidden" name="quantity" value="1"/>');
  expect(html).not.toContain('type="number"');
  expect(choices.at(-1)?.quantity).toBe(1);
});
