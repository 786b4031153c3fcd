/** What a product page says of the shop near its button. */
export type ShopServices = {
  readonly isBusiness: boolean;
  /** of the shop's texts; null where it has none */
  readonly paths: Readonly<Record<'courier' | 'returns' | 'warranty' | 'payments', string | null>>;
  /** the ways of paying by their ids */
  readonly payments: readonly { readonly id: string; readonly title: string }[];
};
