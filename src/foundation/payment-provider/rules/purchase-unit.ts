import { type Cents, zeroCents } from '#foundation/money/rules/cents.ts';

/** Money as the provider writes it. */
export type ProviderMoney = { readonly currency_code: 'EUR'; readonly value: string };

/** What the provider is to collect, in its own shape (wire 3.1); the parts of `breakdown` add up to `value`. */
export type PurchaseUnit = {
  readonly reference_id: 'default';
  readonly amount: ProviderMoney & {
    readonly breakdown: {
      readonly item_total: ProviderMoney;
      readonly shipping: ProviderMoney;
      readonly tax_total: ProviderMoney;
      readonly handling?: ProviderMoney;
      readonly discount?: ProviderMoney;
    };
  };
  readonly description: string;
  /** left out where their prices do not add up to the cent */
  readonly items?: readonly PurchaseItem[];
  readonly custom_id?: string;
  readonly invoice_id?: string;
  readonly shipping?: PurchaseShipping;
};

export type PurchaseItem = {
  readonly name: string;
  readonly unit_amount: ProviderMoney;
  readonly quantity: string;
  readonly sku?: string;
  readonly category: 'PHYSICAL_GOODS';
};

export type PurchaseShipping = {
  readonly name: { readonly full_name: string };
  readonly address: {
    readonly address_line_1: string;
    readonly address_line_2?: string;
    readonly admin_area_2: string;
    readonly admin_area_1?: string;
    readonly postal_code: string;
    readonly country_code: string;
  };
};

/** What is bought: cents, `net` of a line for all its pieces after coupons. */
export type Purchase = {
  readonly shopName: string;
  readonly lines: readonly {
    readonly name: string;
    readonly sku: string | null;
    readonly quantity: number;
    readonly net: Cents;
  }[];
  readonly shippingNet: Cents;
  /** what the way of paying adds, below zero where it takes off; without VAT */
  readonly feeNet: Cents;
  readonly tax: Cents;
  readonly total: Cents;
  readonly customId?: string;
  readonly invoiceId?: string;
  readonly shipping?: PurchaseShipping;
};

const longest = 127;
const money = (cents: number): ProviderMoney => ({ currency_code: 'EUR', value: decimal(cents) });
const decimal = (cents: number) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** A purchase as the provider's order holds it: the amount is the shop's total to the cent (PAY-03, PAY-20). */
export function purchaseUnit(purchase: Purchase): PurchaseUnit {
  const { lines, shippingNet, feeNet, tax, total } = purchase;
  const goods = lines.reduce((sum, { net }) => sum + net, 0);
  const isWhole = lines.every(({ net, quantity }) => net % quantity === 0);
  return {
    reference_id: 'default',
    amount: {
      ...money(total),
      breakdown: {
        item_total: money(goods),
        shipping: money(shippingNet),
        tax_total: money(tax),
        ...(feeNet > zeroCents ? { handling: money(feeNet) } : {}),
        ...(feeNet < zeroCents ? { discount: money(-feeNet) } : {}),
      },
    },
    description: purchase.shopName.slice(0, longest),
    ...(isWhole
      ? {
          items: lines.map(({ name, sku, quantity, net }) => ({
            name: name.slice(0, longest),
            unit_amount: money(net / quantity),
            quantity: String(quantity),
            ...(sku ? { sku: sku.slice(0, longest) } : {}),
            category: 'PHYSICAL_GOODS' as const,
          })),
        }
      : {}),
    ...(purchase.customId ? { custom_id: purchase.customId } : {}),
    ...(purchase.invoiceId ? { invoice_id: purchase.invoiceId } : {}),
    ...(purchase.shipping ? { shipping: purchase.shipping } : {}),
  };
}
