/** The checkout refreshes this long after a country change (CHK-10). */
export const refreshAfterAddressMs = 1750;

/** The checkout refreshes this long after a change of the payment method (CHK-11). */
export const refreshAfterPaymentMs = 250;

/** Where notices appear, the page scrolls to this far above them (SITE-32). */
export const noticeOffsetPx = 100;

/** How long the way to the notices takes (SITE-32). */
export const noticeScrollMs = 1000;

/** When a notice that appeared gets focus (SITE-32). */
export const noticeFocusMs = 500;
