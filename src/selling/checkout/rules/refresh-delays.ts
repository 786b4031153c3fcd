/** The checkout refreshes this long after a change of the address, in milliseconds (CHK-10). */
export const refreshAfterAddressMs = 1750;

/** The checkout refreshes this long after a change of the payment method, in milliseconds (CHK-11). */
export const refreshAfterPaymentMs = 250;
