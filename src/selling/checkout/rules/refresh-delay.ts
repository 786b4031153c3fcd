import { shippingMethodField } from '#selling/shipping/rules/shipping-actions.ts';

/** The checkout refreshes this long after a change of the address, in milliseconds (CHK-10). */
const refreshAfterAddressMs = 1750;

/** The checkout refreshes this long after a change of the payment method, in milliseconds (CHK-11). */
export const refreshAfterPaymentMs = 250;

const destinationField = /^(?:billing|shipping)_(?:country|state|postcode)$/;

/** Milliseconds from the change of a field to the refresh of the summary; null where the summary does not depend on it (CHK-10, CHK-11). */
export function refreshDelay(field: string): number | null {
  if (field === 'payment_method' || field === shippingMethodField) return refreshAfterPaymentMs;
  if (field === 'ship_to_different_address' || destinationField.test(field)) return refreshAfterAddressMs;
  return null;
}
