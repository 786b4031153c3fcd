import { describe, expect, test } from 'vitest';
import { paymentKeys } from './payment-keys.ts';
import { readRows } from './read-rows.ts';

describe('a statement of a bank', () => {
  test('is read from columns of debits and credits, with lines above the heading', () => {
    const read = readRows(
      [
        ['Banca di Prova'],
        ['Conto', 'IT60 X054 2811 1010 0000 0123 456'],
        ['Saldo al 12/11/2026', '10.000,00'],
        ['Data contabile', 'Data valuta', 'Dare', 'Avere', 'Descrizione operazione', 'Ordinante'],
        ['12/11/2026', '13/11/2026', '', '179,20', 'BONIFICO A VOSTRO FAVORE ordine 100007', 'ROSSI MARIO'],
        ['12/11/2026', '12/11/2026', '-35,00', '', 'COMMISSIONI', ''],
        ['12/11/2026', '12/11/2026', '', 'centosette', 'BONIFICO', ''],
        ['', '', '', '10.144,20', 'Saldo finale', ''],
      ],
      'bank',
    );
    expect(read).toMatchObject({ account: 'IT60X0542811101000000123456', passedOver: 1, unread: [7] });
    expect(read?.payments).toEqual([
      {
        bookedOn: '2026-11-12',
        valuedOn: '2026-11-13',
        amount: 17920,
        text: 'BONIFICO A VOSTRO FAVORE ordine 100007',
        payer: 'ROSSI MARIO',
        reference: '',
        tracking: '',
      },
    ]);
  });

  test('is read from one signed amount; other currencies are no credits', () => {
    const read = readRows(
      [
        ['Data', 'Valuta', 'Causale', 'Importo', 'Divisa'],
        ['12/11/2026', '12/11/2026', 'Bonifico', '+1.234,56', 'EUR'],
        ['12/11/2026', '12/11/2026', 'Bonifico', '99,00', 'USD'],
        ['12/11/2026', '12/11/2026', 'Addebito', '-1,00', 'EUR'],
      ],
      'bank',
    );
    expect(read?.payments.map(({ amount }) => amount)).toEqual([123456]);
    expect(read?.passedOver).toBe(2);
  });

  test('without a line that names day and amount is none', () => {
    expect(
      readRows(
        [
          ['Codice', 'Quantità'],
          ['A', '3'],
        ],
        'bank',
      ),
    ).toBeNull();
  });
});

test('a remittance of a courier is read by parcel, amount and day', () => {
  const read = readRows(
    [
      ['Distinta contrassegni n. 12'],
      ['LDV', 'Rif. mittente', 'Destinatario', 'Importo contrassegno', 'Data incasso'],
      ['bx 123-456', '100012', 'Officina Neri', '89,90', '10/11/2026'],
      ['BX999', '100013', 'Bianchi', '', '10/11/2026'],
      ['Totale', '', '', '89,90', ''],
    ],
    'courier',
  );
  expect(read?.payments).toMatchObject([
    { tracking: 'BX123456', amount: 8990, valuedOn: '2026-11-10', text: '100012', payer: 'Officina Neri' },
    { tracking: 'TOTALE' },
  ]);
  expect(read?.unread).toEqual([4]);
});

describe('the key of a payment', () => {
  const payment = {
    bookedOn: '2026-11-12',
    valuedOn: '2026-11-12',
    amount: 5000 as never,
    text: 'Bonifico  ordine 7',
    payer: 'Rossi',
    reference: '',
    tracking: '',
  };
  test('is the same however blanks are written, and counts payments that are alike', () => {
    const [one, two] = paymentKeys('bank', [payment, { ...payment, text: 'BONIFICO ordine 7' }]);
    const [other] = paymentKeys('bank', [{ ...payment, text: 'bonifico ordine-7' }]);
    expect(other).toBe(one);
    expect(two).not.toBe(one);
  });
  test('is the reference of the bank where it gives one, but not the word for none', () => {
    const [named] = paymentKeys('bank', [{ ...payment, reference: 'CRO 123' }]);
    const [renamed] = paymentKeys('bank', [{ ...payment, reference: 'CRO123', text: 'altro' }]);
    const [none] = paymentKeys('bank', [{ ...payment, reference: 'NONREF' }]);
    expect(named).toBe(renamed);
    expect(none).toBe(paymentKeys('bank', [payment])[0]);
  });
});
