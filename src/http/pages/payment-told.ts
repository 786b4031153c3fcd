import {
  type PaymentTold,
  paymentTold,
  paymentToldParameter,
} from '#selling/payments/rules/wallet-actions.ts';

/** What the address tells of a payment that was not completed. */
export function toldIn(request: Request): PaymentTold | null {
  const said = new URL(request.url).searchParams.get(paymentToldParameter);
  return paymentTold.find((known) => known === said) ?? null;
}
