import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';

/** The posted fields of a checkout that a guest from Modena fills in completely. */
export function aCheckoutForm(options: PostedFields = {}): Record<string, string> {
  const fields: PostedFields = {
    billing_first_name: 'Anna',
    billing_last_name: 'Bianchi',
    billing_company: '',
    billing_country: 'IT',
    billing_address_1: 'Via Emilia 100',
    billing_address_2: '',
    billing_city: 'Modena',
    billing_state: 'MO',
    billing_postcode: '41121',
    billing_phone: '+39 059 123456',
    billing_email: 'anna.bianchi@example.com',
    order_comments: '',
    payment_method: 'bacs',
    terms: '1',
    ...options,
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
