import { describe, expect, test } from 'vitest';
import { addresses as en } from '../en/addresses.ts';
import { addresses as it } from './addresses.ts';

describe('words of addresses', () => {
  test('[PAY-31] a missing field is named with its section in Italian', () => {
    const { fields, labelOf, problems } = it;
    expect(problems.required(labelOf.billing(fields.firstName))).toBe(
      'Nome di fatturazione è un campo obbligatorio',
    );
    expect(problems.required(labelOf.shipping(fields.postcode))).toBe(
      'CAP di spedizione è un campo obbligatorio',
    );
  });

  test('[PAY-31] a missing field is named with its section in English', () => {
    const { fields, labelOf, problems } = en;
    expect(problems.required(labelOf.billing(fields.firstName))).toBe(
      'billing First name is a required field',
    );
    expect(problems.required(labelOf.shipping(fields.city))).toBe('shipping Town / City is a required field');
  });

  test('[ADDR-11] the empty option of a state list reads Seleziona un’opzione…', () => {
    expect(it.select.chooseOption).toBe("Seleziona un'opzione…");
  });

  test('[SEL-02] [SEL-03] [SEL-05] a drop-down says what it is doing', () => {
    expect(it.select).toMatchObject({
      noMatches: 'Nessun riscontro trovato',
      searching: 'Sto cercando…',
      loadFailed: 'Caricamento fallito',
    });
  });
});
