import { zeroCents } from '#foundation/money/rules/cents.ts';
import type { Purchase } from './purchase.ts';
import { type PurchaseShipping, purchaseShipping } from './purchase-shipping.ts';

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
    ...(purchase.shipTo ? { shipping: purchaseShipping(purchase.shipTo) } : {}),
  };
}
