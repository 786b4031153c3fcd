import type { CallError } from '../../call-document.ts';
import { refused } from '../cart/cart-headers.ts';

/** Why an order is not shown to the caller. */
export const proofErrors: readonly CallError[] = [
  { status: 404, code: '{platform}_rest_invalid_order', when: 'There is no such order.' },
  { status: 403, code: '{platform}_rest_invalid_user', when: 'It is another customer’s.' },
  {
    status: 401,
    code: '{platform}_rest_invalid_order',
    when: 'A guest’s order, and the key is not its own.',
  },
  {
    status: 401,
    code: '{platform}_rest_invalid_billing_email',
    when: 'A guest’s order, and the email address is not its own.',
  },
];
export const badArguments: CallError = {
  status: 400,
  code: 'rest_invalid_param',
  when: 'A value makes no sense: `data.params` and `data.details` tell which and why.',
};
/** Why a payment method is not taken. */
export const paymentErrors: readonly CallError[] = [
  refused('checkout_missing_payment_method', 'No payment method was named.'),
  refused('checkout_payment_method_disabled', 'The payment method is not offered for this country.'),
  refused(
    'checkout_process_payment_error',
    'The payment was refused: no credit, no holder of the card, a stored method that the visitor has not.',
  ),
];
