import { addCents, type Cents, subtractCents, toCents, zeroCents } from '#foundation/money/rules/cents.ts';
import type { TaxMode } from '#foundation/money/rules/tax-rate.ts';
import type { TaxedAmount } from '#pricing/tax/rules/split-tax.ts';

/** An amount that was charged, and how much of it was refunded; in cents. */
export type ChargedAmount = {
  readonly net: Cents;
  readonly tax: Cents;
  readonly refundedNet: Cents;
  readonly refundedTax: Cents;
};

/** A line of an order with what was refunded of it. */
export type RefundableLine = ChargedAmount & {
  readonly id: number;
  readonly quantity: number;
  readonly refundedQuantity: number;
  /** pieces that open returns bring: they are refunded with those alone */
  readonly returning?: number;
};

/** An order with what was refunded of it; amounts that staff type are in its mode. */
export type RefundableOrder = {
  readonly mode: TaxMode;
  readonly lines: readonly RefundableLine[];
  readonly shipping: ChargedAmount;
  /** fee of the payment method, negative for a discount: refunded in proportion to the goods */
  readonly fee?: ChargedAmount;
  readonly total: Cents;
  readonly refunded: Cents;
  /** what of the total was not paid yet, since an edit made it dearer; absent for nothing */
  readonly unpaid?: Cents;
};

/** The refund of a line: pieces, an amount in the order's mode, and whether the pieces go back into stock. */
type RefundLineRequest = {
  readonly lineId: number;
  readonly quantity: number;
  readonly amount: Cents;
  readonly restock: boolean;
};

export type RefundRequest = {
  readonly lines: readonly RefundLineRequest[];
  /** in the order's mode */
  readonly shipping: Cents;
};

export type PlannedRefundLine = TaxedAmount & {
  readonly lineId: number;
  readonly quantity: number;
  readonly restock: boolean;
};

/** A refund split by line and VAT; `total` is the sum of `gross`. */
export type PlannedRefund = {
  readonly lines: readonly PlannedRefundLine[];
  readonly shipping: TaxedAmount;
  readonly fee: TaxedAmount;
  readonly tax: Cents;
  readonly total: Cents;
  /** everything that was paid is refunded with it */
  readonly isLast: boolean;
};

/** Why a refund is refused; `lineId` null stands for shipping, `left` is what can still be refunded (pieces, or cents in the order's mode). */
export type RefundRefusal =
  | { readonly code: 'nothing-to-refund' }
  | { readonly code: 'unknown-line'; readonly lineId: number }
  | { readonly code: 'too-many-pieces'; readonly lineId: number; readonly left: number }
  | { readonly code: 'too-much-money'; readonly lineId: number | null; readonly left: Cents }
  /** no more goes back than was paid, in cents with VAT */
  | { readonly code: 'more-than-paid'; readonly left: Cents };

const inMode = (net: Cents, tax: Cents, mode: TaxMode) => (mode === 'gross' ? addCents(net, tax) : net);

/** How much of an amount can still be refunded, in cents of the order's mode. */
export function leftToRefund(charged: ChargedAmount, mode: TaxMode): Cents {
  return subtractCents(
    inMode(charged.net, charged.tax, mode),
    inMode(charged.refundedNet, charged.refundedTax, mode),
  );
}

/** `whole * part / base` in whole cents, halves up as the shop rounds, exact for every amount. */
function shareOf(whole: number, part: number, base: number): number {
  if (base === 0) return 0;
  const [w, p, b] = [BigInt(whole), BigInt(part), BigInt(base)];
  return Number((2n * w * p + b) / (2n * b));
}

/**
 * An amount in the order's mode split into net and VAT, in cents. VAT is computed over everything refunded so far, so that many
 * small refunds add up to the same cents as a single full one.
 */
function refundShare(charged: ChargedAmount, amount: Cents, mode: TaxMode): TaxedAmount {
  const base = inMode(charged.net, charged.tax, mode);
  const given = inMode(charged.refundedNet, charged.refundedTax, mode);
  const tax = toCents(shareOf(charged.tax, given + amount, base) - charged.refundedTax);
  return mode === 'gross'
    ? { net: subtractCents(amount, tax), tax, gross: amount }
    : { net: amount, tax, gross: addCents(amount, tax) };
}

const noFee: TaxedAmount = { net: zeroCents, tax: zeroCents, gross: zeroCents };

/** The refund of the fee: its share for all goods refunded so far, less what earlier refunds contained (FEE-01). */
function feeShare({ lines, fee, mode }: RefundableOrder, request: RefundRequest): TaxedAmount {
  if (!fee) return noFee;
  const sum = (amounts: readonly Cents[]) => addCents(...amounts);
  const goods = sum(lines.map(({ net, tax }) => inMode(net, tax, mode)));
  const before = sum(lines.map(({ refundedNet, refundedTax }) => inMode(refundedNet, refundedTax, mode)));
  const given = addCents(before, ...request.lines.map(({ amount }) => amount));
  const due = (whole: Cents) => Math.sign(whole) * shareOf(Math.abs(whole), given, goods);
  const net = toCents(due(fee.net) - fee.refundedNet);
  const tax = toCents(due(fee.tax) - fee.refundedTax);
  return { net, tax, gross: addCents(net, tax) };
}

/** The proposed refund for pieces of a line, in cents of the order's mode; never more than is left. */
export function refundProposal(line: RefundableLine, quantity: number, mode: TaxMode): Cents {
  const base = inMode(line.net, line.tax, mode);
  const given = inMode(line.refundedNet, line.refundedTax, mode);
  const pieces = Math.min(line.quantity, line.refundedQuantity + quantity);
  return toCents(Math.max(0, shareOf(base, pieces, line.quantity) - given));
}

/** How many pieces of a line can still be refunded: those that were sold, less what was refunded and what open returns bring. */
export const refundablePieces = ({ quantity, refundedQuantity, returning = 0 }: RefundableLine): number =>
  Math.max(0, quantity - refundedQuantity - returning);

const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0;

type Checked = { readonly ok: true } | { readonly ok: false; readonly error: RefundRefusal };

function checkRequest(order: RefundableOrder, request: RefundRequest): Checked {
  const seen = new Set<number>();
  const refuse = (error: RefundRefusal): Checked => ({ ok: false, error });
  for (const { lineId, quantity, amount } of request.lines) {
    const line = order.lines.find(({ id }) => id === lineId);
    if (!line || seen.has(lineId)) return refuse({ code: 'unknown-line', lineId });
    seen.add(lineId);
    const pieces = refundablePieces(line);
    if (!isCount(quantity) || quantity > pieces)
      return refuse({ code: 'too-many-pieces', lineId, left: pieces });
    const left = leftToRefund(line, order.mode);
    if (!isCount(amount) || amount > left) return refuse({ code: 'too-much-money', lineId, left });
  }
  const left = leftToRefund(order.shipping, order.mode);
  if (!isCount(request.shipping) || request.shipping > left) {
    return refuse({ code: 'too-much-money', lineId: null, left });
  }
  return { ok: true };
}

/**
 * Splits a refund by line and VAT, or returns why it is refused: never more pieces or cents than were sold and not yet
 * refunded, and an empty refund is an error.
 */
export function planRefund(
  order: RefundableOrder,
  request: RefundRequest,
):
  | { readonly ok: true; readonly refund: PlannedRefund }
  | { readonly ok: false; readonly error: RefundRefusal } {
  const checked = checkRequest(order, request);
  if (!checked.ok) return checked;
  const lines = request.lines.flatMap(({ lineId, quantity, amount, restock }): PlannedRefundLine[] => {
    const line = order.lines.find(({ id }) => id === lineId);
    if (!line || (quantity === 0 && amount === zeroCents)) return [];
    return [{ lineId, quantity, restock, ...refundShare(line, amount, order.mode) }];
  });
  const shipping = refundShare(order.shipping, request.shipping, order.mode);
  if (lines.length === 0 && shipping.gross === zeroCents) {
    return { ok: false, error: { code: 'nothing-to-refund' } };
  }
  const fee = feeShare(order, request);
  const parts = [...lines, shipping, fee];
  const total = addCents(...parts.map(({ gross }) => gross));
  const tax = addCents(...parts.map((part) => part.tax));
  const left = subtractCents(order.total, addCents(order.refunded, order.unpaid ?? zeroCents));
  if (total > left) return { ok: false, error: { code: 'more-than-paid', left } };
  const isLast = addCents(order.refunded, total) === order.total;
  return { ok: true, refund: { lines, shipping, fee, tax, total, isLast } };
}
