import type { Person } from '#shop/accounts/rules/visitor.ts';
import { emptyBillingAddress } from '#shop/addresses/rules/address.ts';
import type { Destination } from '#shop/shipping/rules/destination.ts';
import type { CheckoutForm } from './checkout-form.ts';

/** The form before anything was typed: what is known of the person and where the cart goes. */
export function firstCheckoutForm(person: Person | null, destination: Destination): CheckoutForm {
  const { country, state, postcode } = destination;
  const { firstName = '', lastName = '', company = '', email = '' } = person ?? {};
  const billing = { ...emptyBillingAddress, country, state, postcode, firstName, lastName, company, email };
  const { email: _, ...shipping } = billing;
  return {
    billing,
    shipToDifferent: false,
    shipping,
    note: '',
    paymentMethod: '',
    termsAccepted: false,
    cartSeen: null,
  };
}
