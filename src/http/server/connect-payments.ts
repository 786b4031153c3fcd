import { paypalAdapter } from '#foundation/payment-adapters/server/paypal-adapter.ts';
import type { PaymentAdapters } from '#foundation/payment-provider/rules/payment-adapter.ts';
import { systemClock } from '#foundation/services/clock.ts';
import type { Log } from '#foundation/services/log.ts';
import { createPaypalApi } from '#foundation/services/paypal/create-paypal-api.ts';
import type { Config } from '../config/config.ts';

/** The adapters of the providers that the configuration names. */
export function connectPayments({ paymentProvider }: Config, log: Log): PaymentAdapters {
  if (paymentProvider === null) return {};
  return { paypal: paypalAdapter(createPaypalApi({ ...paymentProvider, clock: systemClock, log })) };
}
