import { shippingMethodField } from '#selling/shipping/rules/shipping-actions.ts';
import { refreshAfterAddressMs, refreshAfterPaymentMs } from './refresh-delays.ts';

const destinationField = /^(?:billing|shipping)_(?:country|state|postcode)$/;

/** Milliseconds from the change of a field to the refresh of the summary; null where the summary does not depend on it (CHK-10, CHK-11). */
export function refreshDelay(field: string): number | null {
  if (field === 'payment_method' || field === shippingMethodField) return refreshAfterPaymentMs;
  if (field === 'ship_to_different_address' || destinationField.test(field)) return refreshAfterAddressMs;
  return null;
}
