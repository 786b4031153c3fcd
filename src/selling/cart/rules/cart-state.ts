import type { Picture } from '#catalogue/media/rules/picture.ts';
import type { NamedText, TextLang, TextLanguage } from '#catalogue/products/rules/translated-text.ts';
import type { Cents } from '#foundation/money/rules/cents.ts';
import type { TaxMode, TaxRate } from '#foundation/money/rules/tax-rate.ts';
import type { QuantityLimits } from '#pricing/quantities/rules/quantity-limits.ts';
import type { VatAnswer } from '#pricing/vat/rules/vat-check.ts';
import type { CouponRefusal } from '#selling/coupons/rules/coupon.ts';
import type { Destination } from '#selling/shipping/rules/destination.ts';

/** The goods are below the minimum order of the buyer's group; cents in the mode that the group sees. */
type BelowMinimumOrder = {
  readonly code: 'below-minimum-order';
  /** it belongs to no line */
  readonly key: '';
  readonly name: '';
  readonly minimum: Cents;
  readonly missing: Cents;
  readonly mode: TaxMode;
};

/** Why a line, or the cart, cannot be ordered as it stands. */
export type CartProblem =
  | { readonly code: 'out-of-stock'; readonly key: string; readonly name: string }
  | {
      readonly code: 'not-enough-stock';
      readonly key: string;
      readonly name: string;
      readonly available: number;
    }
  | { readonly code: 'not-purchasable'; readonly key: string; readonly name: string }
  | {
      readonly code: 'offer-ended';
      readonly key: string;
      readonly name: string;
      /** number of an offer that has expired, was withdrawn or was ordered already */
      readonly offer: number;
    }
  | {
      readonly code: 'quantity-refused';
      readonly key: string;
      readonly name: string;
      readonly limits: QuantityLimits;
    }
  | {
      readonly code: 'coupon-refused';
      /** the coupon's code, both */
      readonly key: string;
      readonly name: string;
      readonly refusal: CouponRefusal;
    }
  | BelowMinimumOrder;

/** A coupon of the cart; `amount` is its discount in cents in the cart's mode, 0 where it is refused. */
type CartCoupon = {
  readonly code: string;
  readonly amount: Cents;
  readonly freeShipping: boolean;
  readonly refused: boolean;
};

/** A line of the cart as it is shown: amounts in cents in the cart's mode. */
export type CartLine = NamedText & {
  /** md5 in hex, 32 characters (wire 2.3) */
  readonly key: string;
  readonly productId: number;
  readonly variationId: number | null;
  readonly path: string;
  readonly sku: string | null;
  readonly picture: Picture | null;
  /** the vendor, in a shop with more than one vendor (ACC-11) */
  readonly vendor?: string | null;
  /** `lang` is that of the label, `valueLang` that of the value */
  readonly chosen: readonly (TextLang & {
    readonly name: string;
    readonly label: string;
    readonly slug: string;
    readonly value: string;
    readonly valueLang?: TextLanguage;
  })[];
  readonly quantity: number;
  readonly limits: QuantityLimits;
  readonly soldIndividually: boolean;
  readonly unit: Cents;
  readonly regular: Cents;
  readonly subtotal: Cents;
  /** that nobody may withdraw from buying it and why, as a sentence; absent where consumers may */
  readonly noWithdrawal?: string;
  /** the unit price shown before, where it has changed since */
  readonly unitBefore: Cents | null;
};

/** A shipping method, collection included; `method` is the wire's rate id, `amount` cents in the cart's mode. */
export type CartShipping = TextLang & {
  readonly title: string;
  readonly method: string;
  readonly amount: Cents;
  readonly note?: string;
  /** when it brings the goods, as a sentence; absent where that is not known */
  readonly arrival?: string;
};

/** The VAT number given for a cart, the result of its check, and whether it exempts the cart from VAT. */
export type CartVat = {
  readonly number: string;
  /** country of the address that it was given for */
  readonly country: string;
  readonly answer: VatAnswer;
  readonly exempt: boolean;
};

/** The whole cart as the storefront renders it; `hash` is empty for an empty cart (wire 2.3). */
export type CartState = {
  readonly lines: readonly CartLine[];
  readonly count: number;
  readonly hash: string;
  readonly mode: TaxMode;
  /** sum of the lines before coupons in the cart's mode */
  readonly subtotal: Cents;
  readonly coupons: readonly CartCoupon[];
  /** total discount of coupons in the cart's mode */
  readonly discount: Cents;
  readonly shipping: CartShipping | null;
  /** every method that may be chosen, `shipping` among them */
  readonly shippingOptions: readonly CartShipping[];
  readonly destination: Destination;
  /** fee of the payment method in the cart's mode, negative for a discount */
  readonly fee?: { readonly title: string; readonly amount: Cents } | null;
  readonly taxLines: readonly { readonly rate: TaxRate; readonly tax: Cents }[];
  readonly tax: Cents;
  readonly total: Cents;
  /** cents still missing to free shipping in the cart's mode; 0 when reached, null when there is none */
  readonly missingForFreeShipping: Cents | null;
  readonly problems: readonly CartProblem[];
  /** absent where no number was given */
  readonly vat?: CartVat;
};
