import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { stateFieldsOf } from '#foundation/addresses/rules/states.ts';
import type { CheckoutProblem } from '#foundation/forms/rules/checkout-problem.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { WordsContext } from '#kit/words/storefront/use-words.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { VatFieldStart } from '#pricing/vat/rules/vat-field.ts';
import { firstCheckoutForm } from '../rules/first-checkout-form.ts';
import type { OrderReview } from '../rules/order-review.ts';
import { CheckoutView } from './checkout-view.tsx';

const destination = { country: 'IT', state: '', postcode: '' };

function aReview(country: string): OrderReview {
  return {
    destination: { ...destination, country },
    paymentMethods: [
      { id: 'bacs', title: 'Bonifico bancario', description: 'Paga con un bonifico.', note: '' },
      { id: 'cod', title: 'Contrassegno', description: 'Paga alla consegna.', note: 'Sconto 2%' },
    ],
    payment: 'bacs',
    noPayment: '',
    paymentMatters: false,
    cart: {
      lines: [
        {
          key: 'k',
          productId: 1,
          variationId: null,
          name: 'Filtro olio',
          path: '/product/filtro-olio/',
          sku: 'FO-1',
          picture: null,
          chosen: [],
          quantity: 2,
          limits: { minimum: 1, maximum: 10, step: 1 },
          soldIndividually: false,
          unit: toCents(1220),
          regular: toCents(1220),
          subtotal: toCents(2440),
          unitBefore: null,
        },
      ],
      count: 2,
      hash: 'abc',
      mode: 'gross',
      subtotal: toCents(2440),
      shipping: { title: 'Corriere espresso', method: 'flat_rate:1', amount: toCents(790) },
      taxLines: [{ rate: 2200, tax: toCents(582) }],
      tax: toCents(582),
      total: toCents(3230),
      shippingOptions: [],
      destination: { country: 'IT', state: '', postcode: '' },
      coupons: [],
      discount: toCents(0),
      missingForFreeShipping: toCents(6460),
      problems: [],
    },
  };
}

const vatField: VatFieldStart = {
  status: 'unchecked',
  countries: ['IT', 'DE'],
  validates: true,
  wholesale: 'wholesale',
  nonce: 'ingrosso',
  isLoggedIn: false,
};

function pageOf(country: string, problems: readonly CheckoutProblem[] = []): string {
  return renderToStaticMarkup(
    <WordsContext value={{ ...messagesFor('it'), locale: 'it' }}>
      <CheckoutView
        review={aReview(country)}
        form={firstCheckoutForm(null, { ...destination, country })}
        problems={problems}
        stateFields={stateFieldsOf([country])}
        couponNonces={{ apply: 'a', remove: 'r' }}
        nonces={{ review: 'r-nonce', order: 'o-nonce', wholesale: 'ingrosso' }}
        wholesale="wholesale"
        vat={vatField}
        platform="shop"
        tracking="always"
      />
    </WordsContext>,
  );
}

const tagOf = (html: string, id: string) =>
  new RegExp(`<[a-z]+[^>]*\\sid="${id}"[^>]*>`).exec(html)?.[0] ?? '';

test('[CHK-01] [SEL-01] billing and shipping sections choose country and state from native selects until scripts run', () => {
  const html = pageOf('IT');
  for (const id of ['billing_country', 'billing_state', 'shipping_country', 'shipping_state']) {
    expect(tagOf(html, id)).toMatch(/^<select/);
  }
  expect(html).toContain('<option value="IT" selected="">Italia</option>');
});

test('[CHK-13] the form orders without scripts and without an account: it posts the nonce, the hash seen and the payment method', () => {
  const html = pageOf('IT');
  expect(html).toMatch(/<form [^>]*action="\/checkout\/" encType="multipart\/form-data" method="post"/);
  for (const field of [
    /name="shop-process-checkout-nonce" value="o-nonce"/,
    /name="cart_hash_seen" value="abc"/,
    /name="payment_method" checked="" value="bacs"/,
    /name="shop_checkout_update_totals"/,
  ]) {
    expect(html).toMatch(field);
  }
  expect(html).toContain('Ordina con obbligo di pagamento');
  expect(html).not.toContain('account_password');
});

test('[ADDR-11] a country with a list asks for the state in a drop-down with an empty first option', () => {
  expect(pageOf('IT')).toMatch(
    /<select[^>]*id="billing_state"[^>]*><option value="" selected="">Seleziona un&#x27;opzione…<\/option><option value="AG">Agrigento/,
  );
});

test('[ADDR-10] a country without states has a hidden input in a row that is not shown', () => {
  const html = pageOf('FR');
  expect(tagOf(html, 'billing_state')).toContain('type="hidden"');
  expect(html).toMatch(/data-field="state" hidden=""/);
});

test('[ADDR-13] a country without a list has a text input', () => {
  expect(tagOf(pageOf('SM'), 'billing_state')).toMatch(/^<input(?![^>]*type="hidden")/);
});

test('[ADDR-01] every address field carries its name and its autofill token', () => {
  const html = pageOf('IT');
  expect(tagOf(html, 'billing_first_name')).toContain('autoComplete="billing given-name"');
  expect(tagOf(html, 'shipping_postcode')).toContain('autoComplete="shipping postal-code"');
  expect(tagOf(html, 'billing_email')).toContain('inputMode="email"');
});

test('[PAY-31] a problem is shown beside its field and in the summary on top', () => {
  const text = 'Nome di fatturazione è un campo obbligatorio';
  const html = pageOf('IT', [{ field: 'billing_first_name', text }]);
  expect(tagOf(html, 'billing_first_name')).toMatch(
    /aria-invalid="true".*aria-describedby="billing_first_name-error"/,
  );
  expect(html).toMatch(/role="alert"[^>]*tabindex="-1"/i);
  expect(html).toContain(`<li data-id="billing_first_name"><a href="#billing_first_name">${text}</a></li>`);
});

test('[PAY-33] the terms are linked beside their box', () => {
  const html = pageOf('IT', [{ field: 'terms', text: 'Leggi e accetta' }]);
  expect(html).toContain('href="/condizioni-di-vendita/"');
  expect(tagOf(html, 'terms')).toContain('aria-describedby="terms-error"');
});

test('an empty cart has no form', () => {
  const review = aReview('IT');
  const html = renderToStaticMarkup(
    <WordsContext value={{ ...messagesFor('it'), locale: 'it' }}>
      <CheckoutView
        review={{ ...review, cart: { ...review.cart, lines: [] } }}
        form={firstCheckoutForm(null, destination)}
        problems={[]}
        stateFields={{}}
        couponNonces={{ apply: 'a', remove: 'r' }}
        nonces={{ review: '', order: '', wholesale: 'ingrosso' }}
        wholesale="wholesale"
        vat={vatField}
        platform="shop"
        tracking="always"
      />
    </WordsContext>,
  );
  expect(html).not.toContain('<form');
  expect(html).toContain('Il carrello è vuoto');
});
