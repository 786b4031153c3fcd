import { paymentMethods as en } from '../en/payment-methods.ts';
import { inEither } from '../in-either.ts';
import { paymentMethods as it } from '../it/payment-methods.ts';

/** The words of ways to pay, which listings do not need. */
export const paymentMethodsFor = inEither(it, en);
