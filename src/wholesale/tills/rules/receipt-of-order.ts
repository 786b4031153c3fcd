import type { OrderView } from '#selling/orders/rules/order-view.ts';

/** A line of a receipt in cents with VAT; a discount is negative. */
type Line = {
  readonly description: string;
  readonly quantity: number;
  readonly unit: number;
  readonly department: number;
};

export type ReceiptLines =
  | { readonly ok: true; readonly lines: readonly Line[] }
  /** the printer has no department for a VAT rate (basis points) */
  | { readonly ok: false; readonly rate: number };

type Part = {
  readonly description: string;
  readonly quantity: number;
  readonly gross: number;
  readonly rate: number;
};

/**
 * The lines of an order's fiscal receipt, in cents with VAT; they add up to its total. A line whose amount is no multiple of its pieces stands as one piece that
 * says how many it is.
 */
export function receiptOfOrder(
  order: Pick<OrderView, 'lines' | 'shippingTitle' | 'fee' | 'taxLines' | 'total'>,
  departments: Readonly<Record<string, number>>,
): ReceiptLines {
  const goods: readonly Part[] = order.lines.map(({ name, quantity, net, tax, rate }) => ({
    description: name,
    quantity,
    gross: net + tax,
    rate,
  }));
  const rest = order.total - goods.reduce((sum, { gross }) => sum + gross, 0);
  const standard = order.taxLines[0]?.rate ?? 0;
  const fee = order.fee ? order.fee.net + order.fee.tax : 0;
  const parts: readonly Part[] = [
    ...goods,
    { description: order.shippingTitle, quantity: 1, gross: rest - fee, rate: standard },
    { description: order.fee?.title ?? '', quantity: 1, gross: fee, rate: standard },
  ].filter(({ gross }) => gross !== 0);
  const lines: Line[] = [];
  for (const { description, quantity, gross, rate } of parts) {
    const department = departments[String(rate)];
    if (department === undefined) return { ok: false, rate };
    lines.push(
      gross > 0 && gross % quantity === 0
        ? { description, quantity, unit: gross / quantity, department }
        : {
            description: quantity === 1 ? description : `${quantity} x ${description}`,
            quantity: 1,
            unit: gross,
            department,
          },
    );
  }
  return { ok: true, lines };
}
