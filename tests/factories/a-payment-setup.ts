import { createPaymentSetup, type PaymentSetup } from '#foundation/payment-adapters/server/payment-setup.ts';
import { silentLog } from '#foundation/services/log.ts';
import { createSeal } from '#foundation/services/seal.ts';
import { fakeClock } from './fake-clock.ts';

type Given = Parameters<typeof createPaymentSetup>[0];

/** What a shop of the tests connects providers with: nothing by variables, and a key of its own. */
export const aPaymentSetup = (given: Partial<Given> = {}): PaymentSetup =>
  createPaymentSetup({
    seal: createSeal('a key of the tests'),
    clock: fakeClock(),
    log: silentLog,
    ...given,
  });
