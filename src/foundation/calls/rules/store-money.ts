/** What stands beside every amount of the Store API (wire 1.0, SITE-02). */
export type StoreCurrency = {
  readonly currency_code: string;
  readonly currency_symbol: string;
  /** decimals: amounts are counted in the smallest coin */
  readonly currency_minor_unit: number;
  readonly currency_decimal_separator: string;
  readonly currency_thousand_separator: string;
  readonly currency_prefix: string;
  readonly currency_suffix: string;
};

/** A picture of the Store API (wire 1.1). */
export type StoreImage = {
  readonly id: number;
  readonly src: string;
  readonly thumbnail: string;
  readonly srcset: string;
  readonly sizes: string;
  readonly thumbnail_srcset: string;
  readonly thumbnail_sizes: string;
  readonly name: string;
  readonly alt: string;
};
