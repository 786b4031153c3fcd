/** The keys under which a browser keeps the cart's regions and its digest, which scripts of other makers are told of (FRAG-08). */
export function keptCartKeys(platform: string): { readonly fragments: string; readonly hash: string } {
  return { fragments: `wc_fragments_${platform}`, hash: `wc_cart_hash_${platform}` };
}
