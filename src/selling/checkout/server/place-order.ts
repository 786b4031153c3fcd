import { takeStock, type WantedStock } from '#catalogue/stock/server/take-stock.ts';
import type { CheckedRegistration } from '#customers/registration/server/check-registration.ts';
import {
  checkOrderRegistration,
  saveOrderRegistration,
} from '#customers/registration/server/order-registration.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayBuy } from '#foundation/visitor/rules/buying-for.ts';
import type { CartProblem } from '#selling/cart/rules/cart-state.ts';
import { cartCookies } from '#selling/cart/server/cart-cookies.ts';
import { type ReadCart, readPricedCart } from '#selling/cart/server/read-cart.ts';
import { takeOffers } from '#selling/cart/server/take-offers.ts';
import { takeCouponUses } from '#selling/coupons/server/take-coupon-uses.ts';
import { reservationEnds } from '#selling/orders/rules/reservation-ends.ts';
import { firstOrderStatus, isProviderMethod } from '#selling/payments/rules/payment-methods.ts';
import { takeCredit } from '#selling/payments/server/company-credit.ts';
import { bindPayment, holdApproval } from '#selling/wallet/server/bind-payment.ts';
import { type Settled, settlePayment } from '#selling/wallet/server/settle-payment.ts';
import { type CartRefusal, cartToOrder } from '../rules/cart-to-order.ts';
import {
  type CheckoutForm,
  checkCheckoutForm,
  type FormProblem,
  type NewAccountProblem,
} from '../rules/checkout-form.ts';
import type { PlacedOrder } from '../rules/placed-order.ts';
import { holdCartToOrder } from './hold-cart-to-order.ts';
import { insertOrder } from './insert-order.ts';
import { type AccountToMake, enterNewAccount, makeAccount, prepareAccount } from './order-account.ts';
import { findOrderOfForm, orderFingerprint, saidBy } from './order-fingerprint.ts';
import { findRepeated, rememberRepeat } from './order-repeats.ts';
import { settleVatNumber } from './vat-claims/settle-vat-number.ts';
import { withCompanyInvoice } from './with-company-invoice.ts';

export type PlaceOrderError =
  | { readonly code: 'form'; readonly problems: readonly FormProblem[] }
  | { readonly code: 'cart-empty' }
  | CartRefusal;

export type PlaceOrderResult =
  /** `payment`: how the money stands that the payment provider takes for it */
  | { readonly ok: true; readonly order: PlacedOrder; readonly payment?: Settled }
  | { readonly ok: false; readonly error: PlaceOrderError };

/**
 * Makes the visitor's cart an order: stock, order, mails and the emptied cart are one transaction. The same form posted
 * again for the same cart answers with the order that it made the first time (design 5: never lost, never twice). With an approval that comes
 * `later` an order for the payment provider waits for it like any that is unpaid; else it is refused without.
 */
export async function placeOrder(
  ctx: RequestContext,
  said: CheckoutForm,
  accountPassword = '',
  approval: 'given' | 'later' = 'given',
): Promise<PlaceOrderResult> {
  const result = await prepareAndPlace(ctx, said, accountPassword, { dry: false, approval });
  if (!result.ok) return result;
  const payment = result.paymentId === null ? null : await settlePayment(ctx, result.paymentId);
  cartCookies(ctx, { count: 0, hash: '' });
  await enterNewAccount(ctx, result.owner);
  return { ok: true, order: result.order, ...(payment ? { payment } : {}) };
}

/**
 * What would keep the form from becoming an order now: everything is done as if it were placed, and undone. Null where nothing would; that the
 * payment has yet to be approved keeps nothing back (PAY-15, PAY-23).
 */
export async function checkOrder(
  ctx: RequestContext,
  said: CheckoutForm,
  accountPassword = '',
): Promise<PlaceOrderError | null> {
  const result = await prepareAndPlace(ctx, said, accountPassword, { dry: true, approval: 'given' });
  if (result.ok || result.wouldPlace || result.error.code === 'payment-not-approved') return null;
  return result.error;
}

/** `dry`: everything is done as if it were placed, and undone. */
type Placing = { readonly dry: boolean; readonly approval: 'given' | 'later' };

async function prepareAndPlace(
  ctx: RequestContext,
  said: CheckoutForm,
  accountPassword: string,
  how: Placing,
): Promise<PlacedInside> {
  if (!mayBuy(ctx.visitor.person)) return { ok: false, error: { code: 'may-not-buy' } };
  const { vat_countries: vatCountries } = ctx.settings;
  const asked = withAskedVat(said, vatCountries);
  const form = withAskedVat(await withCompanyInvoice(ctx, asked), vatCountries);
  const registration = await checkOrderRegistration(ctx, form.registration ?? null, accountBoxOf(ctx, form));
  const ofRegistration = registration.problems.map(
    (problem): FormProblem => ({ code: 'registration', problem }),
  );
  const problems = checkCheckoutForm(form, vatCountries);
  if (problems.length > 0) {
    return { ok: false, error: { code: 'form', problems: [...problems, ...ofRegistration] } };
  }
  const vat = await settleVatNumber(ctx, { vat: vatOf(asked), country: form.billing.country });
  if (!vat.ok) return { ok: false, error: { code: 'form', problems: [{ code: 'vat-refused' }] } };
  const prepared = await prepareAccount(ctx, form, accountPassword);
  if (!prepared.ok) return refusedAccount(prepared.problem);
  const more = { vatCheckId: vat.checkId, account: prepared.account, registration: registration.checked };
  return inTransaction(ctx.db, (transaction) =>
    placeInside({ ...ctx, db: transaction }, form, { ...more, ...how, ofRegistration }),
  );
}

/** Whether `createaccount` is ticked; null where the checkout has no such box (CHK-05). */
const accountBoxOf = ({ visitor, settings }: RequestContext, form: CheckoutForm) =>
  visitor.person || !settings.checkout_create_account ? null : (form.createsAccount ?? false);

const refusedAccount = (problem: NewAccountProblem) =>
  ({ ok: false, error: { code: 'form', problems: [{ code: 'account', problem }] } }) as const;

type PlacedInside =
  /** `wouldPlace`: everything was found in order, and undone */
  | (Exclude<PlaceOrderResult, { ok: true }> & { readonly wouldPlace?: true })
  /** `owner` of the account that the order has made; null where it made none */
  | {
      readonly ok: true;
      readonly order: PlacedOrder;
      readonly owner: RequestContext['visitor']['person'];
      readonly paymentId: number | null;
    };

async function placeInside(
  ctx: RequestContext,
  form: CheckoutForm,
  {
    vatCheckId,
    account,
    registration,
    ofRegistration,
    dry,
    approval: approvalComes,
  }: Placing & {
    readonly vatCheckId: number | null | undefined;
    readonly account: AccountToMake | null;
    readonly registration: CheckedRegistration;
    readonly ofRegistration: readonly FormProblem[];
  },
): Promise<PlacedInside> {
  const cart = await holdCartToOrder(ctx, {
    to: form.shipping,
    shippingMethod: form.shippingMethod ?? null,
    vatCheckId,
    invoiceCountry: form.billing.country,
  });
  if (!cart) return answerRepeated(await findRepeated(ctx, saidBy(form)));
  const priced = await readPricedCart(ctx, { chosen: form.paymentMethod });
  if (priced.lines.length === 0) return answerRepeated(await findOrderOfForm(ctx.db, cart, form));
  // Asked after the look for an order that this form has made already, which took its files.
  if (ofRegistration.length > 0) return { ok: false, error: { code: 'form', problems: ofRegistration } };
  const check = cartToOrder(priced, priced.state.hash, form);
  if (!check.ok) return check;

  const { orderId } = cart;
  const status = firstOrderStatus(check.ready.payment);
  const use = status === 'processing' ? 'sell' : 'reserve';
  const until = reservationEnds(
    { status, paymentMethod: check.ready.payment },
    ctx.settings,
    ctx.clock.now(),
  );
  const taken = await takeStock(ctx.db, { orderId, use, items: wantedStock(priced), until });
  if (!taken.ok)
    return { ok: false, error: { code: 'cart-problems', problems: shortages(priced, taken.error.itemIds) } };
  const offered = priced.lines.flatMap(({ row }) => row.offer?.id ?? []);
  const ended = await takeOffers(ctx.db, { orderId, offerIds: offered, now: ctx.clock.now() });
  if (ended.length > 0) {
    return { ok: false, error: { code: 'cart-problems', problems: endedOffers(priced, ended) } };
  }
  const used = await countCoupons(ctx, priced, { orderId, email: form.billing.email });
  if (used) return { ok: false, error: { code: 'cart-problems', problems: used } };
  const creditAccount =
    check.ready.payment === 'credit' ? (priced.paymentTerms.credit?.accountId ?? null) : null;
  if (check.ready.payment === 'credit') {
    const credit = await takeCredit(ctx.db, { accountId: creditAccount, amount: priced.totals.total });
    if (!credit.ok) return credit;
  }
  const owned = account ? await makeAccount(ctx, form, account) : ctx;
  if (!owned) return refusedAccount('email-taken');
  const approval = isProviderMethod(check.ready.payment)
    ? await holdApproval(ctx.db, {
        cartId: cart.id,
        method: check.ready.payment,
        total: priced.totals.total,
      })
    : null;
  if (isProviderMethod(check.ready.payment) && !approval && approvalComes === 'given') {
    return { ok: false, error: { code: 'payment-not-approved' } };
  }
  if (dry) return { ok: false, error: { code: 'cart-empty' }, wouldPlace: true };
  const order = await insertOrder(owned, {
    orderId,
    cartId: cart.id,
    status,
    form,
    cart: priced,
    ready: check.ready,
    creditAccount,
    approver: status === 'pending-approval' ? await approverOf(ctx) : null,
    fingerprint: orderFingerprint(cart, form),
  });
  const owner = account ? owned.visitor.person : null;
  const newCustomerId = owner?.customerId ?? null;
  if (newCustomerId !== null) {
    await rememberRepeat(ctx, { orderId, customerId: newCustomerId, said: saidBy(form) });
  }
  await saveOrderRegistration(owned, { orderId, checked: registration, newCustomerId });
  if (approval) await bindPayment(ctx.db, { paymentId: approval.id, orderId, now: ctx.clock.now() });
  return { ok: true, order, owner, paymentId: approval?.id ?? null };
}

/** An empty cart, or one that is gone: this form may have made an order of it before. */
const answerRepeated = (order: PlacedOrder | null): PlacedInside =>
  order ? { ok: true, order, owner: null, paymentId: null } : { ok: false, error: { code: 'cart-empty' } };

/** The e-mail address of the main account that whoever orders buys for. */
async function approverOf({ db, visitor: { person } }: RequestContext): Promise<string | null> {
  if (!person?.subaccount) return null;
  const row = await db
    .selectFrom('customers')
    .select('email')
    .where('id', '=', person.subaccount.mainAccountId)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Counts the uses of the cart's coupons, after the stock and as late as possible; what is wrong with them, or null. */
async function countCoupons(
  { db, visitor }: RequestContext,
  { discounts }: ReadCart,
  { orderId, email }: { readonly orderId: number; readonly email: string },
): Promise<readonly CartProblem[] | null> {
  if (discounts.coupons.length === 0) return null;
  const couponIds = discounts.coupons.map(({ coupon }) => coupon.id);
  const customerId = visitor.person?.customerId ?? null;
  const taken = await takeCouponUses(db, { orderId, couponIds, customerId, email });
  if (taken.ok) return null;
  const { code, couponIds: refused } = taken.error;
  return discounts.coupons
    .filter(({ coupon }) => refused.includes(coupon.id))
    .map(({ coupon }) => ({
      code: 'coupon-refused',
      key: coupon.code,
      name: coupon.code,
      refusal: { code },
    }));
}

function endedOffers(cart: ReadCart, offerIds: readonly number[]): readonly CartProblem[] {
  return cart.lines.flatMap(({ row: { key, name, offer } }) =>
    offer && offerIds.includes(offer.id)
      ? [{ code: 'offer-ended' as const, key, name, offer: offer.id }]
      : [],
  );
}

/** Lines of the same item draw on one stock. */
function wantedStock(cart: ReadCart): readonly WantedStock[] {
  const wanted = new Map<number, WantedStock>();
  for (const { row } of cart.lines) {
    const quantity = (wanted.get(row.itemId)?.quantity ?? 0) + row.quantity;
    wanted.set(row.itemId, { itemId: row.itemId, quantity, unlimited: row.backorders !== 'no' });
  }
  return [...wanted.values()].sort((a, b) => a.itemId - b.itemId);
}

function shortages(cart: ReadCart, itemIds: readonly number[]): readonly CartProblem[] {
  return cart.lines
    .filter(({ row }) => itemIds.includes(row.itemId))
    .map(({ row }) => ({ code: 'out-of-stock', key: row.key, name: row.name }));
}

/** The VAT number that a form gives: `''` for none, undefined where its entry point knows no such field. */
function vatOf({ invoice, vatOfCart }: CheckoutForm): string | undefined {
  return invoice?.vatNumber || (vatOfCart ? undefined : '');
}

/** A number that was typed before the country was changed to one that is asked for none does not count (VAT-11). */
function withAskedVat(form: CheckoutForm, vatCountries: readonly string[]): CheckoutForm {
  const isAsked = vatCountries.includes(form.billing.country);
  return form.invoice && !isAsked ? { ...form, invoice: { ...form.invoice, vatNumber: '' } } : form;
}
