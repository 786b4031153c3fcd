import { sql } from 'kysely';
import { checkAddress } from '#foundation/addresses/rules/check-address.ts';
import { subtractCents, toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { VatCheck } from '#pricing/vat/rules/vat-check.ts';
import { vatCheckColumns } from '#pricing/vat/server/vat-check-rows.ts';
import { vatProofOf } from '#pricing/vat/server/vat-proof.ts';
import type { CouponsInCart } from '#selling/cart/rules/cart-coupons.ts';
import { type KnownCart, type ReadCart, readPricedCart } from '#selling/cart/server/read-cart.ts';
import type { Coupon } from '#selling/coupons/rules/coupon.ts';
import { readCoupons } from '#selling/coupons/server/read-coupons.ts';
import { restDue } from '#selling/orders/rules/order-balance.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import type { PaymentTerms } from '#selling/payments/rules/payment-terms.ts';
import { termsOf } from '#selling/payments/server/read-payment-terms.ts';
import { isSameAddress } from '../rules/edit-form.ts';
import type { EditProblem } from '../rules/edit-proposal.ts';
import { type OrderEdit, setsPrice } from '../rules/order-edit.ts';
import { isReachable } from '../rules/reachable-payment.ts';
import { readEditRows } from './read-edit-rows.ts';

/** An order as it would be. */
export type EditProposal = { readonly cart: ReadCart; readonly problems: readonly EditProblem[] };

const longestNote = 2000;
const longestReason = 1000;
/** What fits into an amount of the database, with room for sums. */
const mostCents = 1_000_000_000;

/**
 * An order as it would be after an edit, priced by the functions of the checkout; with everything that keeps it from being so. Prices
 * that were agreed stay; coupons and a VAT number are judged as when the order was placed.
 */
export async function proposeEdit(
  buyer: RequestContext,
  order: OrderView,
  edit: OrderEdit,
  shipped: ReadonlyMap<number, number>,
): Promise<EditProposal> {
  const { rows, gone } = await readEditRows(buyer, order, edit);
  const known = await knownCart(buyer, order, edit, rows);
  const cart = await readPricedCart(buyer, { chosen: edit.paymentMethod }, known);
  return {
    cart,
    problems: [
      ...formProblems(order, edit),
      ...shippedProblems(order, edit, shipped),
      ...goneProblems(gone),
      ...cartProblems(cart, order, edit),
    ],
  };
}

function formProblems(order: OrderView, edit: OrderEdit): readonly EditProblem[] {
  const problems: EditProblem[] = [];
  if (!isSameAddress(edit.billing, order.billing)) {
    for (const problem of checkAddress(edit.billing, { kind: 'billing' })) {
      problems.push({ code: 'address', kind: 'billing', problem });
    }
  }
  const { email: _, ...billing } = edit.billing;
  if (!isSameAddress(edit.shipping, order.shipping) && !isSameAddress(edit.shipping, billing)) {
    for (const problem of checkAddress(edit.shipping, { kind: 'shipping' })) {
      problems.push({ code: 'address', kind: 'shipping', problem });
    }
  }
  if (edit.note.length > longestNote) problems.push({ code: 'note-too-long', limit: longestNote });
  if (edit.reason.length > longestReason) problems.push({ code: 'reason-too-long' });
  if (edit.reason === '' && setsPrice(edit)) problems.push({ code: 'no-reason' });
  return problems;
}

/** What parcels hold is neither taken out nor lessened. */
function shippedProblems(
  order: OrderView,
  edit: OrderEdit,
  shipped: ReadonlyMap<number, number>,
): readonly EditProblem[] {
  return edit.lines.flatMap(({ lineId, quantity }): readonly EditProblem[] => {
    const pieces = shipped.get(lineId) ?? 0;
    if (quantity >= pieces) return [];
    const name = order.lines.find(({ id }) => id === lineId)?.name ?? '';
    return [{ code: 'pieces-shipped', name, shipped: pieces }];
  });
}

const goneProblems = (gone: readonly unknown[]): readonly EditProblem[] =>
  gone.length === 0 ? [] : [{ code: 'article-gone' }];

function cartProblems(cart: ReadCart, order: OrderView, edit: OrderEdit): readonly EditProblem[] {
  if (cart.lines.length === 0) return [{ code: 'no-lines' }];
  const problems: EditProblem[] = cart.problems.map((problem) => ({ code: 'cart', problem }));
  if (!cart.shipping) problems.push({ code: 'no-shipping' });
  else if (cart.shippingGone || cart.shipping.method !== edit.shippingMethod)
    problems.push({ code: 'shipping-gone' });
  problems.push(...(order.isPaid ? paidProblems(cart, order, edit) : paymentProblems(cart, order, edit)));
  if (cart.lines.some(({ shown }) => shown.subtotal > mostCents) || cart.totals.total > mostCents)
    problems.push({ code: 'too-much' });
  return problems;
}

function paymentProblems(cart: ReadCart, order: OrderView, edit: OrderEdit): readonly EditProblem[] {
  if (cart.payment === edit.paymentMethod) {
    return isReachable(order, edit.paymentMethod)
      ? []
      : [{ code: 'payment-unreachable', from: order.status }];
  }
  const refusal = Object.hasOwn(cart.paymentRefusals, edit.paymentMethod)
    ? cart.paymentRefusals[edit.paymentMethod]
    : undefined;
  return [{ code: 'payment-not-offered', refusal: refusal ?? { code: 'not-offered' } }];
}

/** How an order was paid stays. Whether that is still offered matters where it has a fee, which would be gone. */
function paidProblems(
  cart: ReadCart,
  { paymentMethod, fee }: OrderView,
  edit: OrderEdit,
): readonly EditProblem[] {
  if (edit.paymentMethod !== paymentMethod) return [{ code: 'paid-otherwise' }];
  if (!fee || cart.payment === paymentMethod) return [];
  return [{ code: 'payment-not-offered', refusal: { code: 'not-offered' } }];
}

async function knownCart(
  buyer: RequestContext,
  order: OrderView,
  edit: OrderEdit,
  rows: KnownCart['rows'],
): Promise<KnownCart> {
  const [coupons, paymentTerms, vat] = await Promise.all([
    agreedCoupons(buyer, order, { edit, rows }),
    ownTerms(buyer, order),
    readVatCheck(buyer, order.id, edit.billing.country),
  ]);
  const { country, state, postcode } = edit.shipping;
  return {
    head: {
      id: 0,
      version: 0,
      destination: { country, state, postcode },
      shippingMethod: edit.shippingMethod,
      paymentMethod: edit.paymentMethod,
      couponIds: coupons.coupons.map(({ id }) => id),
      vat,
    },
    rows,
    coupons,
    paymentTerms,
    // The number was proven when the order was placed.
    vatProof: { ...vatProofOf(buyer), now: Date.parse(order.createdAt) },
  };
}

/** The coupons that stay: worth what was promised, judged at the moment when the order was placed, without its own use of them. */
async function agreedCoupons(
  buyer: RequestContext,
  order: OrderView,
  { edit, rows }: { readonly edit: OrderEdit; readonly rows: KnownCart['rows'] },
): Promise<CouponsInCart> {
  const at = Date.parse(order.createdAt);
  const staying = order.coupons.filter(({ code }) => edit.coupons.includes(code));
  if (staying.length === 0) return { coupons: [], categories: new Map(), at };
  const stored = await readSnapshots(buyer, order.id);
  const found = await readCoupons(buyer, {
    which: { ids: stored.map(({ id }) => id) },
    productIds: rows.map(({ productId }) => productId),
  });
  const coupons = stored
    .filter(({ code }) => staying.some((one) => one.code === code))
    .map(({ id, code, kind, amount, freeShipping }): Coupon => {
      const now = found.coupons.find((coupon) => coupon.id === id);
      return { ...(now ?? forgotten), id, code, kind, amount, freeShipping, ...unlimited };
    });
  return { ...found, coupons, at };
}

/** Whether a code may be used was decided when the order was placed. */
const unlimited = {
  active: true,
  limitTotal: null,
  limitPerCustomer: null,
  validFrom: null,
  validUntil: null,
  used: 0,
  usedByBuyer: 0,
} as const;
const everything = { products: [], categories: [] };
/** What is not known of a coupon that is gone. */
const forgotten = {
  minimum: null,
  maximum: null,
  only: everything,
  except: everything,
  excludesSaleItems: false,
  individualUse: false,
} as const;

type Snapshot = Pick<Coupon, 'id' | 'code' | 'kind' | 'amount' | 'freeShipping'>;

async function readSnapshots({ db }: RequestContext, orderId: number): Promise<readonly Snapshot[]> {
  const { coupons } = await db
    .selectFrom('orders')
    .select('coupons')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  // insert-order writes exactly these; the column is typed jsonb.
  return coupons as readonly Snapshot[];
}

/** The buyer's payment terms, in whose credit this order does not count. */
async function ownTerms(buyer: RequestContext, order: OrderView): Promise<PaymentTerms> {
  const { freedOf: _, ...terms } = await termsOf(buyer, order);
  const row = await buyer.db
    .selectFrom('orders')
    .select('credit_account_id')
    .where('id', '=', order.id)
    .executeTakeFirst();
  const { credit } = terms;
  if (!credit || row?.credit_account_id !== credit.accountId || (order.isPaid && !order.balance))
    return terms;
  const owed = order.isPaid ? restDue(order) : subtractCents(order.total, order.refunded);
  return { ...terms, credit: { ...credit, used: toCents(Math.max(0, credit.used - owed)) } };
}

/** The check of the VAT number that the order was placed with, as long as the invoice goes to the same country. */
async function readVatCheck(
  { db }: RequestContext,
  orderId: number,
  country: string,
): Promise<VatCheck | null> {
  const { rows } = await sql<{ vat: VatCheck }>`
    select ${vatCheckColumns} as vat from orders o join vat_checks vat on vat.id = o.vat_check_id and vat.country = ${country}
    where o.id = ${orderId}`.execute(db);
  return rows[0]?.vat ?? null;
}
