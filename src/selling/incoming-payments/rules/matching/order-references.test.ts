import { expect, test } from 'vitest';
import { orderReferences } from './order-references.ts';

test.each([
  ['Ordine 100007', [100007], []],
  ['ORD. N. 100007 DEL 12/11/2026', [100007], []],
  ['saldo ordine n° 100007', [100007], []],
  ['ordine nr.100007', [100007], []],
  ['ord100007', [100007], []],
  ['pagamento #100007 grazie', [100007], []],
  ['ordini 100007, 100008 e 100009', [100007, 100008, 100009], []],
  ['ordini n. 100007 + n. 100008', [100007, 100008], []],
  ['ordine 100007/2026', [100007], []],
  ['order no. 100007', [100007], []],
  ['ordine numero 100.007', [100007], []],
  ['ordinante 100007', [], [100007]],
  ['ordine del 12/11/2026', [], []],
  ['100007 Rossi', [], [100007]],
  ['fattura 12/2026 IBAN IT60X0542811101000000123456', [], []],
  ['importo 1.234,56', [], []],
  ['', [], []],
])('"%s" names %j, and perhaps %j', (text, named, loose) => {
  expect(orderReferences(text)).toEqual({ named, loose });
});
