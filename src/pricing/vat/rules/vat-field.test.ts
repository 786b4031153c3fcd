import { describe, expect, it } from 'vitest';
import { asksVatNumber, deliveryCountryOf, offersValidation, statusOfAnswer } from './vat-field.ts';

describe('the field of a VAT number', () => {
  it('[VAT-11] is asked for only in a country of the list', () => {
    expect(asksVatNumber({ countries: ['IT', 'DE'] }, 'DE')).toBe(true);
    expect(asksVatNumber({ countries: ['IT', 'DE'] }, 'CH')).toBe(false);
    expect(asksVatNumber({ countries: [] }, '')).toBe(false);
  });

  it.each([
    [true, true, false, true],
    [true, true, null, true],
    [true, false, true, true],
    [true, false, null, true],
    [true, false, false, false],
    [false, true, null, false],
    [false, false, true, false],
  ])(
    '[VAT-12] with the setting %s, logged in %s, createaccount %s the button is offered: %s',
    (validates, isLoggedIn, createAccount, offered) => {
      expect(offersValidation({ validates, isLoggedIn }, createAccount)).toBe(offered);
    },
  );

  it('[VAT-02] only the three words of the wire are answers', () => {
    expect(statusOfAnswer(200, 'valid')).toBe('valid');
    expect(statusOfAnswer(200, ' invalidcountry\n')).toBe('invalidcountry');
    expect(statusOfAnswer(200, 'validated_vat')).toBe('failed');
    expect(statusOfAnswer(403, '-1')).toBe('failed');
    expect(statusOfAnswer(429, '-1')).toBe('too-many');
    expect(statusOfAnswer(500, 'valid')).toBe('failed');
  });

  it('[VAT-13] the goods go to the shipping address where there is another one', () => {
    const fields = (different: string) => (name: string) =>
      ({ ship_to_different_address: different, billing_country: 'IT', shipping_country: 'DE' })[name] ?? '';
    expect(deliveryCountryOf(fields(''))).toBe('IT');
    expect(deliveryCountryOf(fields('1'))).toBe('DE');
  });
});
