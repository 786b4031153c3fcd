import { applePayButton } from './apple-pay-button.ts';
import type { DevicePayment } from './device-payment.ts';
import { googlePayButton } from './google-pay-button.ts';

/** Puts the buttons of Apple Pay and Google Pay into their box, as far as shop, provider and device have them. */
export async function drawDeviceButtons(box: HTMLElement, payment: DevicePayment): Promise<void> {
  // One that fails takes nothing away from the others.
  const none = () => null;
  const drawn = await Promise.all([
    applePayButton(payment).catch(none),
    googlePayButton(payment).catch(none),
  ]);
  box.replaceChildren(...drawn.filter((button) => button !== null));
}
