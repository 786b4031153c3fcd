import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noFields } from '#catalogue/products/rules/no-fields.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { WordsContext } from '#kit/words/storefront/use-words.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { ProductDetail } from '../rules/product-detail.ts';
import type { PurchaseChoice } from '../rules/purchase-choice.ts';
import type { VariationChoice } from '../rules/variation-choice.ts';
import { VariationForm } from './variation-form.tsx';
import { VariationPanel } from './variation-panel.tsx';

const price = {
  unit: toCents(4990),
  regular: toCents(4990),
  onSale: false,
  upTo: null,
  mode: 'gross',
} as const;
const variation: VariationChoice = {
  ...noFields('variation'),
  id: 902,
  attributes: { attribute_pa_litri: '5l', attribute_pa_grado: '5w30' },
  sku: 'OLIO-5',
  price,
  stock: { kind: 'few', left: 2 },
  stockLeft: 2,
  active: true,
  buyable: true,
  limits: { minimum: 1, maximum: 2, step: 1 },
  tiers: [],
  soldIndividually: false,
  description: 'Tanica con beccuccio.',
  weightGrams: 4500,
  picture: null,
};
const option = (slug: string) => ({ slug, label: slug.toUpperCase() });
const product: ProductDetail = {
  ...noFields('card'),
  ...noFields('page'),
  id: 900,
  slug: 'olio',
  type: 'variable',
  name: 'Olio motore',
  brand: null,
  brandSlug: null,
  picture: null,
  price: { ...price, upTo: toCents(9990) },
  stock: { kind: 'in-stock' },
  buyable: true,
  minQuantity: 1,
  rating: 0,
  reviewCount: 0,
  gallery: [],
  crumbs: [],
  limits: { minimum: 1, maximum: 50, step: 1 },
  tiers: [],
  tierTable: null,
  soldIndividually: false,
  attributes: [],
  oeNumbers: [],
  vehicles: [],
  variationAttributes: [
    { name: 'attribute_pa_litri', label: 'Formato', preset: '', options: [option('1l'), option('5l')] },
    { name: 'attribute_pa_grado', label: 'Grado', preset: '5w30', options: [option('5w30')] },
  ],
  variations: [variation],
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
const words = { ...messagesFor('it'), locale: 'it' } as const;
const choices: PurchaseChoice[] = [];
const render = (shown: Partial<ProductDetail> = {}) =>
  renderToStaticMarkup(
    <WordsContext value={words}>
      <VariationForm
        product={{ ...product, ...shown }}
        platform="shop"
        purchase={(choice) => {
          choices.push(choice);
          return <button type="submit">compra</button>;
        }}
        onShown={() => undefined}
      />
    </WordsContext>,
  );

test('[VAR-01] there is one select per attribute, with its preset chosen, and a way to reset', () => {
  const html = render();
  expect(html.match(/<select/g)).toHaveLength(2);
  expect(html).toContain('<option value="5w30" selected="">5W30</option>');
  expect(html).toContain('Azzera la selezione');
});

test('[VAR-03] the form holds quantity and button, and posts without scripts', () => {
  const html = render();
  expect(html).toContain('action="/product/olio/" method="post"');
  expect(html).toContain('name="quantity"');
  expect(html).toContain('<input type="hidden" name="add-to-cart" value="900"/>');
  expect(html).toContain('<input type="hidden" name="variation_id" value=""/>');
});

test('[VAR-08] before everything is chosen the button is marked as in need of a selection', () => {
  render();
  expect(choices.at(-1)).toMatchObject({
    productId: 900,
    variationId: null,
    attributes: { attribute_pa_litri: '', attribute_pa_grado: '5w30' },
    quantity: 1,
    enabled: false,
    reason: 'selection-needed',
  });
});

test('[VAR-16] an option that no variation has is not offered', () => {
  expect(render()).not.toContain('<option value="1l"');
});

test('[VAR-27] where variations are not embedded every option is offered', () => {
  expect(render({ variations: null })).toContain('<option value="1l"');
});

test('[VAR-17] there is nothing to reset before a choice is made', () => {
  const attributes = product.variationAttributes.map((attribute) => ({ ...attribute, preset: '' }));
  const reset = (html: string) => /<a[^>]*>Azzera la selezione/.exec(html)?.[0] ?? '';
  expect(reset(render({ variationAttributes: attributes }))).not.toContain('data-shown');
  expect(reset(render())).toContain('data-shown');
});

test('[VAR-02] [VAR-34] the panel shows price, availability and description of a variation', () => {
  const html = renderToStaticMarkup(
    <WordsContext value={words}>
      <VariationPanel platform="shop" shown={variation} stockLabelThreshold={5} />
    </WordsContext>,
  );
  expect(html).toContain('49,90\u00a0€');
  expect(html).toContain('Disponibile');
  expect(html).toContain('Solo 2 rimasti');
  expect(html).toContain('Tanica con beccuccio.');
});

test.each([
  ['VAR-09', 'selectionNeeded', 'Seleziona le opzioni del prodotto prima di aggiungerlo al carrello.'],
  ['VAR-14', 'unavailable', "Questo prodotto non è disponibile. Scegli un'altra combinazione."],
  ['VAR-15', 'noMatch', "Nessun prodotto corrisponde alla tua scelta. Prova con un'altra combinazione."],
] as const)('[%s] the shopper reads the sentence of the contract: %s', (_, key, sentence) => {
  expect(words.variations[key]).toBe(sentence);
});
