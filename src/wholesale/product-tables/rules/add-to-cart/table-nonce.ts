/** What the nonce of the calls of product tables is made for; the browser gets it from `{t}_wc_fragments`, since a kept page holds none. */
export const productTableNonceAction = ({ productTable }: { readonly productTable: string }) =>
  `${productTable}_table`;
