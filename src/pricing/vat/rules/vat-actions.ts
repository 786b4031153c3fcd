/** The prefix that wholesale names begin with (WIRE-01). */
type Prefix = { readonly wholesale: string };

/** The names of the two cookies of a number that was validated: the browser may read them, the shop never believes them (VAT-04). */
export const vatCookies = ({ wholesale }: Prefix) => ({
  status: `${wholesale}_validated_vat_status`,
  number: `${wholesale}_validated_vat_number`,
});

/** What the status cookie holds for a validated number (VAT-04). */
export const validatedVat = 'validated_vat';

/** The button that validates a number where no scripts run, and the one that asks for another number. */
export const validateVatField = 'validate_vat';
export const changeVatField = 'change_vat';

/** How a check is answered on the wire (VAT-02). */
const vatReplies = ['valid', 'invalid', 'invalidcountry'] as const;
export type VatReply = (typeof vatReplies)[number];
