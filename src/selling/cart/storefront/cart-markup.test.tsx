import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { WordsContext } from '#kit/words/storefront/use-words.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { CartState } from '../rules/cart-state.ts';
import { AddToCartButton } from './add-to-cart/add-to-cart-button.tsx';
import { CartProvider } from './cart-provider.tsx';
import { CartView } from './cart-view.tsx';
import { CartWidget } from './cart-widget.tsx';
import { MiniCart } from './mini-cart.tsx';

const shipping = { stateFields: {}, methodNonce: 'm', calculatorNonce: 'c' };
const key = 'a'.repeat(32);
const cart: CartState = {
  lines: [
    {
      key,
      productId: 7,
      variationId: 9,
      name: 'Olio <5W30>',
      path: '/product/olio/?attribute_pa_litri=5-l',
      sku: 'OL-5',
      picture: null,
      chosen: [{ name: 'attribute_pa_litri', label: 'Litri', slug: '5-l', value: '5 l' }],
      quantity: 2,
      limits: { minimum: 1, maximum: 9999, step: 1 },
      soldIndividually: false,
      unit: toCents(4880),
      regular: toCents(4880),
      subtotal: toCents(9760),
      unitBefore: toCents(4500),
    },
  ],
  count: 2,
  hash: 'h',
  mode: 'gross',
  subtotal: toCents(9760),
  shipping: { title: 'Spedizione gratuita', method: 'free_shipping:2', amount: toCents(0) },
  taxLines: [{ rate: 2200, tax: toCents(1760) }],
  tax: toCents(1760),
  total: toCents(9760),
  shippingOptions: [],
  destination: { country: 'IT', state: '', postcode: '' },
  coupons: [],
  discount: toCents(0),
  missingForFreeShipping: toCents(0),
  problems: [{ code: 'not-enough-stock', key, name: 'Olio', available: 1 }],
};
const card = { id: 5, type: 'simple', name: 'Disco', sku: 'D-5', minQuantity: 4 } as const;
const couponNonces = { apply: 'a', remove: 'r' };
const nonces = { links: 'n', storeApi: 's' };

function markupOf(screen: React.ReactNode): string {
  const html = renderToStaticMarkup(
    <WordsContext value={{ ...messagesFor('it'), locale: 'it' }}>
      <CartProvider platform="shop">{screen}</CartProvider>
    </WordsContext>,
  );
  return html.replaceAll('\u00a0', ' ');
}

describe('the cart as the server renders it', () => {
  it('[CART-02] the accessible name of a button is one text: its action, a colon, the product', () => {
    const html = markupOf(<AddToCartButton {...card} />);
    const heard = html.replaceAll(/<(\w+) aria-hidden="true">[^<]*<\/\1>/g, '').replaceAll(/<[^>]+>/g, '|');
    expect(heard).toContain('|Aggiungi al carrello: Disco|');
  });

  it('[CART-02] [CART-12] the button of a card is a plain link that carries its product', () => {
    const html = markupOf(<AddToCartButton {...card} />);
    expect(html).toContain('button product_type_simple add_to_cart_button ajax_add_to_cart');
    expect(html).toContain('href="?add-to-cart=5&amp;quantity=4"');
    for (const part of [
      'data-product_id="5"',
      'data-product_sku="D-5"',
      'data-quantity="4"',
      'rel="nofollow"',
    ]) {
      expect(html).toContain(part);
    }
  });

  it('[FRAG-01] each line of the mini-cart has a remove link that carries its key', () => {
    const html = markupOf(<MiniCart cart={cart} nonce="n" platform="shop" />);
    expect(html).toContain(`href="/cart/?remove_item=${key}&amp;_wpnonce=n"`);
    expect(html).toContain(`data-cart_item_key="${key}"`);
    expect(html).toContain('aria-label="Rimuovi Olio &lt;5W30&gt; dal carrello"');
    expect(html).toContain('48,80 €');
  });

  it('[FRAG-03] [ERR-01] a line that waits is covered by its overlay', () => {
    const blocked = markupOf(<MiniCart cart={cart} nonce="n" platform="shop" waiting={new Set([key])} />);
    expect(blocked).toContain('Attendi...');
    expect(markupOf(<MiniCart cart={cart} nonce="n" platform="shop" />)).not.toContain('Attendi...');
  });

  it('[FRAG-06] the widget is hidden until a cart is known', () => {
    expect(markupOf(<CartWidget />)).toMatch(/<div class="widget_shopping_cart [^"]*" hidden=""/);
  });

  it('[CPG-01] the cart page shows the line, its figures and the totals, as a form', () => {
    const html = markupOf(
      <CartView
        cart={cart}
        nonces={nonces}
        nonceField="shop-cart-nonce"
        shipping={shipping}
        couponNonces={couponNonces}
      />,
    );
    for (const part of [
      '<form class="shop-cart-form',
      '<input type="hidden" name="shop-cart-nonce" value="n"/>',
      `name="cart[${key}][qty]"`,
      'Olio &lt;5W30&gt;',
      '5 l',
      'Codice OL-5',
      'Il prezzo è cambiato: prima 45,00 €, ora 48,80 €.',
      '97,60 €',
      'di cui IVA 22%',
      'La spedizione è gratuita.',
      'Di “Olio” è rimasto 1 pezzo.',
      'name="update_cart"',
    ]) {
      expect(html).toContain(part);
    }
  });

  it('[CPG-01] an empty cart says what to do next', () => {
    const empty = { ...cart, lines: [], count: 0, hash: '', problems: [] };
    const html = markupOf(
      <CartView
        cart={empty}
        nonces={nonces}
        nonceField="x"
        shipping={shipping}
        couponNonces={couponNonces}
      />,
    );
    expect(html).toContain('Il carrello è vuoto.');
    expect(html).toContain('href="/shop/"');
  });
});
