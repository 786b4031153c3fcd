import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { BackOfficeWords } from '#kit/words/back-office/back-office-words.tsx';
import { ordersList } from '../rules/order-list-query.ts';
import { ConfirmBulkAction } from './confirm-bulk-action.tsx';

test('the confirmation of a bulk change names the orders and carries the posted form, without scripts', () => {
  const order = (id: number) => ({ id, number: 10_000 + id, buyer: 'Anna Bianchi', total: toCents(1220) });
  const markup = renderToStaticMarkup(
    <BackOfficeWords locale="it">
      <ConfirmBulkAction
        asked={{ to: 'cancelled', orders: [order(1), order(2)] }}
        query={{ ...ordersList.whole, status: 'on-hold' }}
        nonce="n1"
      />
    </BackOfficeWords>,
  );
  expect(markup).toContain('Annullare 2 ordini?');
  expect(markup).toContain('Ordine 10002 di Anna Bianchi: 12,20\u00a0€');
  expect(markup).toContain('In tutto 24,40\u00a0€.');
  expect(markup).toContain('action="/staff/orders/?status=on-hold"');
  for (const field of ['name="order" value="1"', 'name="order" value="2"', 'name="_wpnonce" value="n1"']) {
    expect(markup).toContain(field);
  }
  expect(markup).toMatch(
    /<button value="cancelled" type="submit"[^>]* name="confirmed">Sì, annulla 2 ordini</,
  );
});
