import type { Picture } from '#catalogue/media/rules/picture.ts';
import type { Cents } from '#foundation/money/rules/cents.ts';
import type { TaxMode, TaxRate } from '#foundation/money/rules/tax-rate.ts';
import type { QuantityLimits } from '#pricing/quantities/rules/quantity-limits.ts';
import type { VatAnswer } from '#pricing/vat/rules/vat-check.ts';
import type { CouponRefusal } from '#selling/coupons/rules/coupon.ts';
import type { Destination } from '#selling/shipping/rules/destination.ts';

/** The goods do not reach what the buyer's group must order: cents in the mode that the group sees. */
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
      /** number of the offer that has expired, was taken back or ordered already */
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

/** A coupon of the cart; `amount` is what it takes off in cents in the cart's mode, nothing where it is refused. */
type CartCoupon = {
  readonly code: string;
  readonly amount: Cents;
  readonly freeShipping: boolean;
  readonly refused: boolean;
};

/** A line of the cart as it is shown: amounts in cents in the cart's mode. */
export type CartLine = {
  /** md5 in hex, 32 characters (wire 2.3) */
  readonly key: string;
  readonly productId: number;
  readonly variationId: number | null;
  readonly name: string;
  readonly path: string;
  readonly sku: string | null;
  readonly picture: Picture | null;
  /** who sells it, where the shop has several vendors (ACC-11) */
  readonly vendor?: string | null;
  readonly chosen: readonly {
    readonly name: string;
    readonly label: string;
    readonly slug: string;
    readonly value: string;
  }[];
  readonly quantity: number;
  readonly limits: QuantityLimits;
  readonly soldIndividually: boolean;
  readonly unit: Cents;
  readonly regular: Cents;
  readonly subtotal: Cents;
  /** the unit price seen before, where it has changed since */
  readonly unitBefore: Cents | null;
};

/** A way to send the goods or to collect them; `method` is the wire's rate id, `amount` cents in the cart's mode. */
export type CartShipping = {
  readonly title: string;
  readonly method: string;
  readonly amount: Cents;
  readonly note?: string;
};

/** The VAT number that was given for a cart, what is known of it, and whether no VAT is charged for it. */
export type CartVat = {
  readonly number: string;
  /** of the address that it was given for */
  readonly country: string;
  readonly answer: VatAnswer;
  readonly exempt: boolean;
};

/** The whole cart as the storefront draws it; `hash` is empty for an empty cart (wire 2.3). */
export type CartState = {
  readonly lines: readonly CartLine[];
  readonly count: number;
  readonly hash: string;
  readonly mode: TaxMode;
  /** sum of the lines before coupons in the cart's mode */
  readonly subtotal: Cents;
  readonly coupons: readonly CartCoupon[];
  /** what all coupons take off in the cart's mode */
  readonly discount: Cents;
  readonly shipping: CartShipping | null;
  /** every way that may be chosen, `shipping` among them */
  readonly shippingOptions: readonly CartShipping[];
  readonly destination: Destination;
  /** what the way of paying adds, below zero where it takes off; in the cart's mode */
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
