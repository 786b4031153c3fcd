import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { BackOfficeWords } from '#kit/words/back-office/back-office-words.tsx';
import type { PriceHistory } from '../server/read-price-history.ts';
import { PriceHistorySection } from './price-history-section.tsx';

const at = (iso: string) => Date.parse(iso);
const terms = {
  at: at('2026-11-01T08:00:00Z'),
  isOpening: true,
  regular: toCents(2790),
  sale: null,
  saleFrom: null,
  saleTo: null,
} as const;
const first = { ...terms, id: 1, reason: 'opening', personName: '', before: null } as const;
const rowsOf = (history: PriceHistory) => {
  const markup = renderToStaticMarkup(
    <BackOfficeWords locale="it">
      <PriceHistorySection history={history} />
    </BackOfficeWords>,
  );
  const text = (part: string) => part.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ');
  const rows = [...markup.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => text(cell)),
  );
  return { rows, text: text(markup) };
};

test('staff read what everybody was asked, change by change, beside what stood before, who changed it and why', () => {
  const sale = {
    ...terms,
    at: at('2026-11-20T09:30:00Z'),
    isOpening: false,
    sale: toCents(2190),
    saleFrom: at('2026-11-27T00:00:00Z'),
    saleTo: null,
  };
  const { rows, text } = rowsOf({
    lines: [
      {
        ...sale,
        id: 3,
        regular: null,
        sale: null,
        saleFrom: null,
        reason: 'unknown',
        personName: '',
        before: sale,
      },
      { ...sale, id: 2, reason: 'product-editor', personName: 'Ada Riva', before: terms },
      first,
    ],
    older: 2,
  });
  expect(rows).toEqual([
    ['Quando', 'Prima', 'Dopo', 'Chi', 'Perché'],
    [
      '20/11/2026, 10:30',
      '27,90 €, in offerta a 21,90 € dal 27/11/2026, 01:00',
      'Non in vendita',
      '–',
      'Senza motivo indicato',
    ],
    [
      '20/11/2026, 10:30',
      '27,90 €',
      '27,90 €, in offerta a 21,90 € dal 27/11/2026, 01:00',
      'Ada Riva',
      'Scheda del prodotto',
    ],
    ['01/11/2026, 09:00', '–', '27,90 €', '–', 'Inizio dello storico'],
  ]);
  expect(text).toContain('Ci sono altre 2 modifiche più vecchie.');
});

test('an article that was never for sale says so', () => {
  const { rows, text } = rowsOf({ lines: [], older: 0 });
  expect(rows).toEqual([]);
  expect(text).toContain('Questo articolo non è mai stato in vendita.');
});
