import { toCents, zeroCents } from '#foundation/money/rules/cents.ts';
import type { Purchase } from '#foundation/payment-provider/rules/purchase.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { ReadCart } from '#selling/cart/server/read-cart.ts';
import { amountToPay, isRestPayable } from '#selling/orders/rules/order-for-payment.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { isPickupRate } from '#selling/shipping/rules/shipping-zone.ts';

/** A cart in the shape sent to the provider. */
export function purchaseOfCart({ lines, totals }: ReadCart, settings: Settings): Purchase {
  return {
    shopName: settings.shop_name,
    lines: lines.map(({ row, total }) => ({
      name: row.name,
      sku: row.sku,
      quantity: row.quantity,
      net: total.net,
    })),
    shippingNet: totals.shipping?.net ?? zeroCents,
    feeNet: totals.fees.net,
    tax: totals.tax,
    total: totals.total,
  };
}

/** The rest of an order that was paid: one amount, named after the order. */
function purchaseOfRest(order: OrderView, settings: Settings): Purchase {
  const total = amountToPay(order);
  return {
    shopName: settings.shop_name,
    lines: [
      { name: messagesFor(order.locale).orders.restOf(order.number), sku: null, quantity: 1, net: total },
    ],
    shippingNet: zeroCents,
    feeNet: zeroCents,
    tax: zeroCents,
    total,
    ...(isPickupRate(order.shippingMethod ?? '') ? {} : { shipTo: order.shipping }),
    customId: String(order.id),
    // The number itself names the first payment, and no provider takes two of one name.
    invoiceId: `${order.number}-${order.total}`,
  };
}

/** An order in the shape sent to the provider, or the rest of one that was paid, with the address unless it is collected; the rest of the total is the payment fee. */
export function purchaseOfOrder(order: OrderView, settings: Settings): Purchase {
  const { fee, tax, total } = order;
  if (isRestPayable(order)) return purchaseOfRest(order, settings);
  const goods = order.lines.reduce((sum, { net }) => sum + net, 0);
  const feeNet = fee?.net ?? zeroCents;
  return {
    shopName: settings.shop_name,
    lines: order.lines,
    shippingNet: toCents(total - tax - goods - feeNet),
    feeNet,
    tax,
    total,
    ...(isPickupRate(order.shippingMethod ?? '') ? {} : { shipTo: order.shipping }),
    customId: String(order.id),
    invoiceId: `${order.number}`,
  };
}
