import { expect, test } from 'vitest';
import { emailText } from './email-text.ts';

const email = (body: string) =>
  emailText(`<!DOCTYPE html><html><head><title>X</title></head><body>${body}</body></html>`);

test('an email as text says the same words in the same order, without its title and its markup', () => {
  const text = email(
    '<table role="presentation"><tbody><tr><td><h1>Grazie</h1><p>Disco &lt;ventilato&gt;, 12,20&nbsp;€</p></td></tr></tbody></table>',
  );
  expect(text).toBe('Grazie\n\nDisco <ventilato>, 12,20\u00a0€\n');
});

test('lines of an order stand in columns, what belongs to a line below it', () => {
  const text =
    email(`<table class="figures"><thead><tr><th>Prodotto</th><th>Pezzi</th><th>Importo</th></tr></thead>
    <tbody><tr><td>Disco<p class="below">Codice D-1</p></td><td>2</td><td>24,40 €</td></tr></tbody>
    <tfoot><tr><th colspan="2">Totale</th><td>24,40 €</td></tr></tfoot></table>`);
  expect(text.split('\n').map((line) => line.trimEnd())).toEqual([
    'Prodotto    Pezzi  Importo',
    'Disco       2      24,40 €',
    'Codice D-1',
    'Totale             24,40 €',
    '',
  ]);
});

test('long lines are wrapped, written texts keep their line breaks, links show their addresses', () => {
  expect(
    email(`<p>${'ricambio '.repeat(12)}</p>`)
      .split('\n')
      .every((line) => line.length <= 76),
  ).toBe(true);
  expect(email('<p>Manca &lt;una&gt; vite:\narriva martedì</p>')).toBe('Manca <una> vite:\narriva martedì\n');
  expect(email('<a href="https://shop.test/x?a=1&amp;b=2">Vedi l’ordine</a>')).toBe(
    'Vedi l’ordine https://shop.test/x?a=1&b=2\n',
  );
  expect(email('<blockquote>Una riga\nuna seconda</blockquote>')).toBe('> Una riga\n> una seconda\n');
});
