import {
  type PaymentFlash,
  paymentFlashes,
  paymentFlashParameter,
} from '#selling/payments/rules/wallet-actions.ts';

/** What the address says of a payment that was not completed. */
export function flashIn(request: Request): PaymentFlash | null {
  const said = new URL(request.url).searchParams.get(paymentFlashParameter);
  return paymentFlashes.find((known) => known === said) ?? null;
}
