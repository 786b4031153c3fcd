import { createPaymentSetup, type PaymentSetup } from '#foundation/payment-adapters/server/payment-setup.ts';
import { systemClock } from '#foundation/services/clock.ts';
import type { Log } from '#foundation/services/log.ts';
import { createSeal } from '#foundation/services/seal.ts';
import type { Config } from '../config/config.ts';

/** What this process connects payment providers with; `secret` is the key of nonces and signatures. */
export function paymentSetup(
  { payments, localPaymentUrls, paymentScriptUrl, googlePayUrl, credentialsKey }: Config,
  secret: string,
  log: Log,
): PaymentSetup {
  return createPaymentSetup({
    seal: createSeal(credentialsKey ?? secret),
    configured: payments,
    localUrls: localPaymentUrls,
    scriptUrl: paymentScriptUrl,
    googlePayUrl,
    clock: systemClock,
    log,
  });
}
