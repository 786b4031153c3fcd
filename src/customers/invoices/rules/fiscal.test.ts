import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDigitOf, isPartitaIva } from '#pricing/vat/rules/digits/partita-iva.ts';
import { checkInvoice } from './check-invoice.ts';
import { checkCharacterOf, isCodiceFiscale } from './codice-fiscale.ts';
import { emptyInvoice, type InvoiceData, storedInvoice } from './invoice-data.ts';
import { invoiceLines } from './invoice-lines.ts';
import { readInvoice } from './read-invoice.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const lettersOf = (length: number) =>
  fc.array(fc.constantFrom(...letters), { minLength: length, maxLength: length }).map((all) => all.join(''));
const digitsOf = (length: number) => fc.nat(10 ** length - 1).map((n) => String(n).padStart(length, '0'));

/** The first 15 characters of a valid code. */
const first15 = fc
  .tuple(
    lettersOf(6),
    digitsOf(2),
    fc.constantFrom(...'ABCDEHLMPRST'),
    fc.integer({ min: 1, max: 31 }),
    fc.boolean(),
    lettersOf(1),
    digitsOf(3),
  )
  .map(
    ([name, year, month, day, woman, position, town]) =>
      `${name}${year}${month}${String(woman ? day + 40 : day).padStart(2, '0')}${position}${town}`,
  );

describe('codice fiscale', () => {
  test.each(['RSSMRA80A01F205X', 'RSSMRA80A01H501U'])('%s is one', (code) => {
    expect(isCodiceFiscale(code)).toBe(true);
  });

  test('every code with its check character is one, and with any other it is not', () => {
    fc.assert(
      fc.property(first15, fc.constantFrom(...letters), (code, letter) => {
        expect(isCodiceFiscale(code + letter)).toBe(letter === checkCharacterOf(code));
      }),
    );
  });

  test('with omocodia it is one as well: the check character counts the letters', () => {
    const positions = [6, 7, 9, 10, 12, 13, 14];
    fc.assert(
      fc.property(first15, fc.subarray(positions), (code, replaced) => {
        const twin = [...code]
          .map((character, at) => (replaced.includes(at) ? 'LMNPQRSTUV'[Number(character)] : character))
          .join('');
        expect(isCodiceFiscale(twin + checkCharacterOf(twin))).toBe(true);
      }),
    );
  });

  test.each([
    '',
    'RSSMRA80A01F205Y',
    'rssmra80a01f205x',
    'RSSMRA80F01F205X',
    'RSSMRA80A01F205',
    '12345678901',
  ])('"%s" is none', (code) => {
    expect(isCodiceFiscale(code)).toBe(false);
  });

  test('a day that there is not makes it none', () => {
    for (const day of ['00', '32', '40', '72', '99']) {
      const code = `RSSMRA80A${day}F205`;
      expect(isCodiceFiscale(code + checkCharacterOf(code))).toBe(false);
    }
  });
});

describe('partita IVA', () => {
  test('every number with its check digit is one, and with any other it is not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9_999_999_999 }), fc.nat(9), (number, digit) => {
        const first = String(number).padStart(10, '0');
        fc.pre(!first.endsWith('000'));
        expect(isPartitaIva(`${first}${digit}`)).toBe(digit === checkDigitOf(first));
      }),
    );
  });

  test('two neighbouring digits that were swapped are found out, but for 0 and 9', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9_999_999_999 }), fc.nat(8), (number, at) => {
        const first = String(number).padStart(10, '0');
        const whole = first + checkDigitOf(first);
        fc.pre(isPartitaIva(whole));
        const [a, b] = [whole[at], whole[at + 1]];
        fc.pre(a !== b && !['09', '90'].includes(`${a}${b}`));
        expect(isPartitaIva(`${whole.slice(0, at)}${b}${a}${whole.slice(at + 2)}`)).toBe(false);
      }),
    );
  });

  test.each(['', '00000000000', '12345670009', '1234567890', 'IT01234567897', '0123456789a'])(
    '"%s" is none',
    (number) => {
      expect(isPartitaIva(number)).toBe(false);
    },
  );

  test('01234567897 is one', () => {
    expect(isPartitaIva('01234567897')).toBe(true);
  });
});

const person: InvoiceData = { ...emptyInvoice, taxCode: 'RSSMRA80A01F205X' };
const business: InvoiceData = {
  ...emptyInvoice,
  kind: 'business',
  company: 'Officina Rossi S.r.l.',
  vatNumber: '01234567897',
  recipientCode: 'M5UXCR1',
};

describe('what an invoice needs', () => {
  test('a person and a business that gave everything have no problem', () => {
    expect([...checkInvoice(person, 'IT'), ...checkInvoice(business, 'IT')]).toEqual([]);
  });

  test('a business may have its PEC instead of a codice destinatario, and the codice fiscale of a company', () => {
    const withPec = { ...business, recipientCode: '', pec: 'rossi@pec.example', taxCode: '01234567897' };
    expect(checkInvoice(withPec, 'IT')).toEqual([]);
    expect(checkInvoice({ ...business, recipientCode: '' }, 'IT')).toEqual([
      { code: 'recipient-required', field: 'recipientCode' },
    ]);
  });

  test('what is missing is reported field by field', () => {
    expect(checkInvoice(emptyInvoice, 'IT')).toEqual([{ code: 'required', field: 'taxCode' }]);
    expect(checkInvoice({ ...emptyInvoice, kind: 'business' }, 'IT')).toEqual([
      { code: 'required', field: 'company' },
      { code: 'required', field: 'vatNumber' },
      { code: 'recipient-required', field: 'recipientCode' },
    ]);
  });

  test('what is wrong is reported field by field', () => {
    const wrong = {
      ...business,
      vatNumber: '01234567890',
      taxCode: 'X',
      recipientCode: 'M5UXCR',
      pec: 'rossi',
      company: 'R'.repeat(201),
    };
    expect(checkInvoice(wrong, 'IT')).toEqual([
      { code: 'too-long', field: 'company' },
      { code: 'invalid', field: 'vatNumber' },
      { code: 'invalid', field: 'taxCode' },
      { code: 'invalid', field: 'recipientCode' },
      { code: 'invalid', field: 'pec' },
    ]);
    expect(checkInvoice({ ...person, taxCode: '01234567897' }, 'IT')).toHaveLength(1);
  });

  test('[VAT-02] elsewhere numbers have other forms, and no codice destinatario is asked for', () => {
    const german = { ...business, vatNumber: 'DE136695976', recipientCode: '' };
    expect(checkInvoice(german, 'DE')).toEqual([]);
    expect(checkInvoice(emptyInvoice, 'DE')).toEqual([]);
    expect(checkInvoice({ ...german, vatNumber: '<b>' }, 'DE')).toHaveLength(1);
    expect(checkInvoice({ ...german, vatNumber: 'DE136695978' }, 'DE')).toEqual([
      { code: 'invalid', field: 'vatNumber' },
    ]);
    expect(checkInvoice(german, 'FR')).toEqual([{ code: 'invalid-country', field: 'vatNumber' }]);
  });

  test('[VAT-11] a VAT number is required in a country of the list, and no matter in any other', () => {
    const nameless = { ...business, vatNumber: '', recipientCode: '', pec: '' };
    expect(checkInvoice(nameless, 'DE')).toEqual([{ code: 'required', field: 'vatNumber' }]);
    expect(checkInvoice(nameless, 'CH')).toEqual([]);
    expect(checkInvoice({ ...nameless, vatNumber: 'whatever' }, 'CH')).toEqual([]);
    expect(checkInvoice(nameless, 'DE', ['IT'])).toEqual([]);
    expect(checkInvoice(nameless, 'SM', ['SM'])).toEqual([{ code: 'required', field: 'vatNumber' }]);
    expect(checkInvoice({ ...nameless, vatNumber: 'SM12345' }, 'SM', ['SM'])).toEqual([]);
  });
});

describe('the posted form', () => {
  const fields = {
    invoice_wanted: '1',
    invoice_kind: 'business',
    invoice_company: '  Officina   Rossi ',
    invoice_vat_number: 'it 012 345 678-97',
    invoice_tax_code: 'rss mra 80a01 f205x',
    invoice_recipient_code: 'm5uxcr1',
    invoice_pec: ' rossi@pec.example ',
  };

  test('is read in capitals and without what parts the digits', () => {
    expect(readInvoice(fields)).toEqual({
      kind: 'business',
      company: 'Officina Rossi',
      vatNumber: '01234567897',
      taxCode: 'RSSMRA80A01F205X',
      recipientCode: 'M5UXCR1',
      pec: 'rossi@pec.example',
    });
  });

  test('asks for none without its tick, and reads nothing of a business for a person', () => {
    expect(readInvoice({ ...fields, invoice_wanted: undefined })).toBeNull();
    expect(readInvoice({ ...fields, invoice_kind: 'person' })).toMatchObject({ company: '', vatNumber: '' });
  });

  test('[VAT-11] of a business customer is always that of a company; of others what they ask for', () => {
    const typed = { invoice_vat_number: '', invoice_company: 'Officina Rossi' };
    const company = readInvoice(typed, true);
    expect(company).toMatchObject({ kind: 'business', company: 'Officina Rossi', vatNumber: '' });
    expect(company && checkInvoice({ ...company, pec: 'rossi@pec.example' }, 'IT')).toEqual([
      { code: 'required', field: 'vatNumber' },
    ]);
    expect(readInvoice({ ...fields, invoice_kind: 'person' }, true)).toMatchObject({ kind: 'business' });
    expect(readInvoice(typed, false)).toBeNull();
    const person = readInvoice({ ...fields, invoice_kind: 'person' }, false);
    expect(person && checkInvoice(person, 'DE')).toEqual([]);
    // A client's form without the VAT field asks for no invoice.
    expect(readInvoice({}, true)).toBeNull();
  });

  test('any stored value is parsed without a failure', () => {
    fc.assert(fc.property(fc.jsonValue(), (stored) => void storedInvoice(stored)));
    expect(storedInvoice(JSON.parse(JSON.stringify(business)))).toEqual(business);
    expect(storedInvoice(null)).toBeNull();
  });

  test('is shown in the order of the form, without what was not given', () => {
    const labels = { company: 'A', vatNumber: 'B', taxCode: 'C', recipientCode: 'D', pec: 'E' };
    expect(invoiceLines(business, labels).map(({ label }) => label)).toEqual(['A', 'B', 'D']);
  });
});
