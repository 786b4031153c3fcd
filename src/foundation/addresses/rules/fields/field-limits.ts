/** Longest value of an address field, in UTF-16 units as `maxlength` counts them. */
export const MAX_FIELD_LENGTH = 200;

/** Longest email address that mail servers take (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;

export const MIN_PHONE_DIGITS = 5;
export const MAX_PHONE_DIGITS = 20;

/** Longest postcode of a country whose format is not known to us. */
export const MAX_POSTCODE_LENGTH = 12;
