import type { VatReply } from './vat-actions.ts';

/** Where the field of a VAT number stands: as it was typed, being checked, or answered. */
export type VatFieldStatus = 'unchecked' | 'checking' | VatReply | 'empty' | 'failed' | 'too-many';

/** What the server gives the field to show and to work with. */
export type VatFieldStart = {
  readonly status: VatFieldStatus;
  /** countries where the field is visible, and then required (VAT-11) */
  readonly countries: readonly string[];
  /** numbers may be validated here at all (VAT-12) */
  readonly validates: boolean;
  /** the prefix of wholesale names, and the nonce of their calls */
  readonly wholesale: string;
  readonly nonce: string;
  readonly isLoggedIn: boolean;
};

/** Whether the field is visible for a country, and then required (VAT-11). */
export function asksVatNumber({ countries }: Pick<VatFieldStart, 'countries'>, country: string): boolean {
  return countries.includes(country);
}

/**
 * Whether the button is offered beside a field that is visible: by the setting `validate_vat_checkout`, to visitors who are logged in or are
 * about to make an account; `createAccount` is null where the form does not ask whether an account is wanted (VAT-12).
 */
export function offersValidation(
  { validates, isLoggedIn }: Pick<VatFieldStart, 'validates' | 'isLoggedIn'>,
  createAccount: boolean | null,
): boolean {
  return validates && (isLoggedIn || createAccount !== false);
}

/** What the call answered; anything but the three words of the wire is a failure (VAT-02). */
export function statusOfAnswer(httpStatus: number, text: string): VatFieldStatus {
  const reply = text.trim();
  if (httpStatus === 429) return 'too-many';
  return httpStatus === 200 && (reply === 'valid' || reply === 'invalid' || reply === 'invalidcountry')
    ? reply
    : 'failed';
}

/** The country that the goods go to by the fields of a checkout (VAT-13). */
export function deliveryCountryOf(field: (name: string) => string): string {
  return field(field('ship_to_different_address') === '' ? 'billing_country' : 'shipping_country');
}
