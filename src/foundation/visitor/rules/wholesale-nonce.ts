/** What the nonce of wholesale calls is made for; it is posted as `security` (wire 4.0). */
export const wholesaleNonceAction = ({ wholesale }: { readonly wholesale: string }) =>
  `${wholesale}_security_nonce`;

/** What a page needs for wholesale calls: the prefix of their actions, and the nonce that they send as `security` (WIRE-01, WIRE-08). */
export type WholesaleContext = { readonly wholesale: string; readonly nonce: string };
