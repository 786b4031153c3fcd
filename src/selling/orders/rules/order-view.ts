import type { InvoiceData } from '#customers/invoices/rules/invoice-data.ts';
import type { Address, BillingAddress } from '#foundation/addresses/rules/address.ts';
import type { Cents } from '#foundation/money/rules/cents.ts';
import type { TaxMode, TaxRate } from '#foundation/money/rules/tax-rate.ts';
import type { PriceStep } from '#pricing/prices/rules/price-of.ts';
import type { VatExemption } from '#pricing/vat/rules/vat-exemption.ts';
import type { CouponKind } from '#selling/coupons/rules/coupon.ts';
import type { OrderStatus } from './order-status.ts';
import type { Shipment } from './shipment.ts';

/** A line of an order as it was sold: amounts in cents, `unit` in the order's mode. */
export type OrderLine = {
  readonly id: number;
  readonly productId: number | null;
  readonly variationId: number | null;
  readonly name: string;
  /** the language of the name, where it is not that of the reader */
  readonly lang?: 'it' | 'en';
  readonly sku: string | null;
  /** `lang` is that of the label, `valueLang` that of the value */
  readonly attributes: readonly {
    readonly label: string;
    readonly value: string;
    readonly lang?: 'it' | 'en';
    readonly valueLang?: 'it' | 'en';
  }[];
  readonly quantity: number;
  /** pieces that were refunded; left out for none */
  readonly refunded?: number;
  /** of these, pieces that came back; left out for none */
  readonly cameBack?: number;
  readonly unit: Cents;
  readonly rate: TaxRate;
  readonly net: Cents;
  readonly tax: Cents;
  /** in the order's mode, before coupons */
  readonly subtotal: Cents;
  /** coupon discount in the order's mode; `net` and `tax` are after it */
  readonly discount: Cents;
  readonly steps: readonly PriceStep[];
  /** what the product says to those who have bought it; absent for nothing. `lang` as that of the name */
  readonly purchaseNote?: { readonly text: string; readonly lang?: 'it' | 'en' };
};

/** A coupon that an order used; `amount` is its discount in cents in the order's mode. */
export type OrderCoupon = {
  readonly code: string;
  readonly kind: CouponKind;
  readonly amount: Cents;
  readonly freeShipping: boolean;
};

/** The fee of the payment method of an order, in cents. */
export type OrderFee = {
  readonly title: string;
  readonly net: Cents;
  readonly tax: Cents;
  readonly amount: Cents;
};

/** Who placed an order for a company, or in another account. */
export type Placement = {
  /** as they were called then, with who acted in the account: `Mario Neri (Gina Sala)` */
  readonly name: string;
  readonly personId: number | null;
  /** on whose behalf; '' for an account without a company */
  readonly company: string;
  /** the main account, or the account that another person acted in */
  readonly accountId: number;
  readonly actedBy: { readonly customerId: number; readonly name: string } | null;
};

/** An order as page, e-mail and staff show it; all of it a snapshot taken when it was placed. */
export type OrderView = {
  readonly id: number;
  readonly number: number;
  readonly key: string;
  readonly status: OrderStatus;
  readonly customerId: number | null;
  /** whose approval it needed; null where no subaccount placed it */
  readonly mainAccountId?: number | null;
  /** null or absent where customers ordered for themselves */
  readonly placement?: Placement | null;
  readonly locale: 'it' | 'en';
  readonly mode: TaxMode;
  readonly billing: BillingAddress;
  readonly shipping: Address;
  /** the invoice data, where an invoice was requested */
  readonly invoice?: InvoiceData | null;
  /** why no VAT was charged; null or absent where it was */
  readonly vat?: VatExemption | null;
  readonly note: string;
  readonly paymentMethod: string;
  readonly paymentTitle: string;
  /** absent where the order is not paid */
  readonly isPaid?: boolean;
  /** of a paid order, its total less what was paid: below zero too much was; absent where nothing is left */
  readonly balance?: Cents;
  /** what it still owes is on company credit */
  readonly isOnCredit?: boolean;
  readonly shippingTitle: string;
  /** the rate that it was ordered with */
  readonly shippingMethod?: string;
  /** the day that was promised when it was placed, `YYYY-MM-DD`; null or absent where none was, or where it no longer holds */
  readonly arrivesOn?: string | null;
  /** the parcels that were sent */
  readonly shipments?: readonly Shipment[];
  readonly lines: readonly OrderLine[];
  /** sum of the lines in the order's mode, before coupons */
  readonly subtotal: Cents;
  readonly coupons: readonly OrderCoupon[];
  /** in the order's mode */
  readonly shippingAmount: Cents;
  /** fee of the payment method, negative for a discount; `amount` in the order's mode */
  readonly fee?: OrderFee | null;
  /** `fee`: the part that is due on the payment fee */
  readonly taxLines: readonly { readonly rate: TaxRate; readonly tax: Cents; readonly fee?: Cents }[];
  readonly tax: Cents;
  readonly total: Cents;
  /** refunded so far, in cents with VAT */
  readonly refunded: Cents;
  /** ISO 8601 */
  readonly createdAt: string;
};

/** Where an order was taken: in the shop's pages, or by staff at the counter or by telephone. */
export const orderChannels = ['shop', 'counter', 'phone'] as const;
export type OrderChannel = (typeof orderChannels)[number];

export type OrderRow = {
  readonly id: number;
  readonly number: number;
  readonly status: OrderStatus;
  readonly buyer: string;
  readonly company: string;
  /** who placed it for a company, or in another account; '' where customers ordered for themselves */
  readonly placedBy: string;
  readonly channel: OrderChannel;
  readonly itemCount: number;
  readonly total: Cents;
  readonly paymentMethod: string;
  readonly paymentTitle: string;
  readonly isPaid: boolean;
  /** ISO 8601 */
  readonly createdAt: string;
};
