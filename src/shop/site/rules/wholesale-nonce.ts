/** What the nonce of wholesale calls is made for; it is posted as `security` (wire 4.0). */
export const wholesaleNonceAction = ({ wholesale }: { readonly wholesale: string }) =>
  `${wholesale}_security_nonce`;
