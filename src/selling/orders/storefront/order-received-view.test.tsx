import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyBillingAddress } from '#foundation/addresses/rules/address.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { WordsContext } from '#kit/words/storefront/use-words.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { OrderView } from '../rules/order-view.ts';
import type { OwnOrder } from '../rules/own-order.ts';
import { OrderPageView } from './order-page-view.tsx';
import { OrderReceivedView } from './order-received-view.tsx';

const order: OrderView = {
  id: 12,
  number: 10012,
  key: 'wc_order_a',
  status: 'on-hold',
  customerId: null,
  locale: 'it',
  mode: 'gross',
  billing: { ...emptyBillingAddress, firstName: 'Anna', email: 'anna@example.com' },
  shipping: emptyBillingAddress,
  note: '',
  paymentMethod: 'bacs',
  paymentTitle: 'Bonifico bancario',
  shippingTitle: 'Corriere espresso',
  lines: [],
  subtotal: toCents(3660),
  coupons: [],
  shippingAmount: toCents(790),
  taxLines: [{ rate: 2200, tax: toCents(802) }],
  tax: toCents(802),
  total: toCents(4450),
  refunded: toCents(0),
  createdAt: '2026-11-21T13:05:00.000Z',
};
const bankTransfer = {
  holder: 'Pistone Ricambi S.r.l.',
  iban: 'IT60 X054',
  bank: '',
  bic: '',
  instructions: '',
};

function textOf(screen: ReactNode): string {
  const html = renderToStaticMarkup(
    <WordsContext value={{ ...messagesFor('it'), locale: 'it' }}>{screen}</WordsContext>,
  );
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

const received = (shown: OrderView) =>
  textOf(
    <OrderReceivedView
      order={shown}
      bankTransfer={bankTransfer}
      follow="/my-account/view-order/12/?link=x"
      followDays={90}
    />,
  );

const looked = (shown: OrderView, own: Partial<OwnOrder> = {}) =>
  textOf(
    <OrderPageView
      order={shown}
      bankTransfer={bankTransfer}
      history={[]}
      refunds={[]}
      mayCancel={false}
      isVerifying={false}
      nonce="n"
      link=""
      isCancelled={false}
      problem={null}
      mayPay
      {...own}
    />,
  );

test('[CHK-13] the page thanks the buyer and shows number, payment and total', () => {
  const text = received(order);
  for (const said of [
    'Grazie',
    '10012',
    '21/11/2026, 14:05',
    'anna@example.com',
    '44,50 €',
    'di cui IVA 22% 8,02 €',
  ]) {
    expect(text).toContain(said);
  }
});

test('[CHK-13] a payment with unknown outcome is shown as being verified, not as successful, and cannot be paid a second time', () => {
  const text = textOf(
    <OrderReceivedView
      order={{ ...order, paymentMethod: 'wallet', status: 'pending' }}
      bankTransfer={bankTransfer}
      follow="/"
      followDays={90}
      payment="verifying"
    />,
  );
  expect(text).toContain('Stiamo verificando il pagamento');
  expect(text).not.toContain('Abbiamo inviato la conferma');
  expect(text).not.toContain('Paga questo ordine');
  const own = looked({ ...order, paymentMethod: 'wallet', status: 'pending' }, { isVerifying: true });
  expect(own).toContain('Stiamo verificando il pagamento.');
  expect(own).not.toContain('Paga questo ordine');
});

test('an order whose payment did not succeed leads to where it is paid', () => {
  const text = textOf(
    <OrderReceivedView
      order={{ ...order, paymentMethod: 'wallet', status: 'pending' }}
      bankTransfer={bankTransfer}
      follow="/"
      followDays={90}
      payment="unpaid"
    />,
  );
  expect(text).toContain('Il tuo ordine attende il pagamento');
  expect(text).toContain('Paga questo ordine');
  expect(text).not.toContain('Abbiamo inviato la conferma');
});

test('an order by bank transfer shows account, amount and reference', () => {
  expect(received(order)).toMatch(/IBAN IT60 X054 Importo 44,50 € Causale Ordine 10012/);
  expect(received({ ...order, paymentMethod: 'cod' })).not.toContain('IBAN');
});

test('a transfer that has arrived is not requested any more', () => {
  expect(looked(order)).toContain('IBAN');
  expect(looked({ ...order, status: 'processing' })).not.toContain('IBAN');
});

test('the actions on an order depend on its state; names of staff are never shown', () => {
  expect(looked(order)).toContain('Ordina di nuovo');
  expect(looked(order)).not.toContain('Annulla l’ordine');
  expect(looked(order, { mayCancel: true })).toContain('Vuoi davvero annullare questo ordine?');
  expect(looked(order)).toContain('Torna al tuo account');
  expect(looked(order, { link: 'x' })).not.toContain('Torna al tuo account');
});
