import { buysAsCompany } from '#customers/accounts/rules/is-business-customer.ts';
import type { CheckedRegistration } from '#customers/registration/server/check-registration.ts';
import {
  checkOrderRegistration,
  saveOrderRegistration,
} from '#customers/registration/server/order-registration.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayBuy } from '#foundation/visitor/rules/buying-for.ts';
import { cartCookies } from '#selling/cart/server/cart-cookies.ts';
import { readPricedCart } from '#selling/cart/server/read-cart.ts';
import { isProviderMethod, paymentMethods } from '#selling/payments/rules/payment-methods.ts';
import { isReviewed } from '#selling/payments/server/adapter-of.ts';
import { bindPayment, holdApproval } from '#selling/wallet/server/bind-payment.ts';
import { type Settled, settlePayment } from '#selling/wallet/server/settle-payment.ts';
import { type CartRefusal, cartToOrder } from '../rules/cart-to-order.ts';
import {
  type CheckoutForm,
  checkCheckoutForm,
  type FormProblem,
  invoiceFor,
} from '../rules/checkout-form.ts';
import { invoiceOfCompany } from '../rules/first-checkout-form.ts';
import type { PlacedOrder } from '../rules/placed-order.ts';
import { holdCartToOrder } from './hold-cart-to-order.ts';
import { insertOrder, type OrderToInsert } from './insert-order.ts';
import { type AccountToMake, enterNewAccount, makeAccount, prepareAccount } from './order-account.ts';
import { findOrderOfForm, orderFingerprint, saidBy } from './order-fingerprint.ts';
import { findRepeated, rememberRepeat } from './order-repeats.ts';
import { readSavedAddresses } from './read-saved-addresses.ts';
import { takeForOrder } from './take-for-order.ts';
import { settleVatNumber } from './vat-claims/settle-vat-number.ts';

export type PlaceOrderError =
  | { readonly code: 'form'; readonly problems: readonly FormProblem[] }
  | { readonly code: 'cart-empty' }
  | CartRefusal;

export type PlaceOrderResult =
  /** `payment`: the state of its payment through the provider */
  | { readonly ok: true; readonly order: PlacedOrder; readonly payment?: Settled }
  | { readonly ok: false; readonly error: PlaceOrderError };

/**
 * Makes the visitor's cart an order: stock, order, emails and the emptied cart are one transaction. The same form posted
 * twice for the same cart returns the order that it made the first time (design 5: never lost, never twice). If the approval comes
 * `later`, an order paid through the provider is placed unpaid; else it is refused without an approval.
 */
export async function placeOrder(
  ctx: RequestContext,
  said: CheckoutForm,
  accountPassword = '',
  approval: 'given' | 'later' = 'given',
): Promise<PlaceOrderResult> {
  const checked = await checkForm(ctx, said, accountPassword);
  if (!checked.ok) return checked;
  const written = await inTransaction(ctx.db, async (db): Promise<WrittenOrder | Refused> => {
    const inside = { ...ctx, db };
    const prepared = await prepareOrder(inside, checked, approval);
    if (!prepared.ok) return prepared;
    if (prepared.made) return { ok: true, order: prepared.made, newOwner: null, paymentId: null };
    return writeOrder(inside, checked, prepared);
  });
  if (!written.ok) return written;
  const payment = written.paymentId === null ? null : await settlePayment(ctx, written.paymentId);
  cartCookies(ctx, { count: 0, hash: '' });
  await enterNewAccount(ctx, written.newOwner);
  return { ok: true, order: written.order, ...(payment ? { payment } : {}) };
}

/** Whether a form could become an order now, as far as can be checked before its payment is approved (PAY-15, PAY-23). */
export type CheckOrderResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: PlaceOrderError };

/**
 * Does everything as if the order were placed, up to writing it, and rolls back. Where the form has already made its order, its destination
 * stays with the emptied cart, as when it is posted again.
 */
export async function checkOrder(
  ctx: RequestContext,
  said: CheckoutForm,
  accountPassword = '',
): Promise<CheckOrderResult> {
  const checked = await checkForm(ctx, said, accountPassword);
  if (!checked.ok) return checked;
  const { result } = await inTransaction(ctx.db, async (db) => {
    const result = await prepareOrder({ ...ctx, db }, checked, 'later');
    return { ok: result.ok && result.made !== null, result };
  });
  return result.ok ? { ok: true } : result;
}

/** A form without problems, with what was looked up for it. */
type CheckedForm = {
  readonly ok: true;
  readonly form: CheckoutForm;
  readonly vatCheckId: number | null | undefined;
  readonly account: AccountToMake | null;
  readonly registration: CheckedRegistration;
  /** judged after looking for an order that this form has already made, since that order took the uploaded files */
  readonly registrationProblems: readonly FormProblem[];
};

type Refused = { readonly ok: false; readonly error: PlaceOrderError };

async function checkForm(
  ctx: RequestContext,
  said: CheckoutForm,
  accountPassword: string,
): Promise<CheckedForm | Refused> {
  if (!mayBuy(ctx.visitor.person)) return { ok: false, error: { code: 'may-not-buy' } };
  const { vat_countries: vatCountries } = ctx.settings;
  const asked = withAskedVat(said, vatCountries);
  const form = withAskedVat(await withCompanyInvoice(ctx, asked), vatCountries);
  const registration = await checkOrderRegistration(ctx, form.registration ?? null, accountBoxOf(ctx, form));
  const registrationProblems = registration.problems.map(
    (problem): FormProblem => ({ code: 'registration', problem }),
  );
  const problems = checkCheckoutForm(form, vatCountries);
  if (problems.length > 0) return refuseForm([...problems, ...registrationProblems]);
  const vat = await settleVatNumber(ctx, { vat: vatOf(asked), country: form.billing.country });
  if (!vat.ok) return refuseForm([{ code: 'vat-refused' }]);
  const prepared = await prepareAccount(ctx, form, accountPassword);
  if (!prepared.ok) return refuseForm([{ code: 'account', problem: prepared.problem }]);
  const { account } = prepared;
  return {
    ok: true,
    form,
    vatCheckId: vat.checkId,
    account,
    registration: registration.checked,
    registrationProblems,
  };
}

const refuseForm = (problems: readonly FormProblem[]): Refused => ({
  ok: false,
  error: { code: 'form', problems },
});

/** Whether `createaccount` is ticked; null where the checkout has no such box (CHK-05). */
const accountBoxOf = ({ visitor, settings }: RequestContext, form: CheckoutForm) =>
  visitor.person || !settings.checkout_create_account ? null : (form.createsAccount ?? false);

/** An order with everything it needs, before it is written. */
type PreparedOrder = {
  readonly ok: true;
  readonly made: null;
  /** the context it is written with: that of the new customer where it creates an account */
  readonly owner: RequestContext;
  readonly order: Pick<
    OrderToInsert,
    'orderId' | 'cartId' | 'status' | 'form' | 'cart' | 'ready' | 'creditAccount' | 'fingerprint'
  >;
  readonly approvalId: number | null;
};
/** The order that the same form has already made. */
type MadeBefore = { readonly ok: true; readonly made: PlacedOrder };

async function prepareOrder(
  ctx: RequestContext,
  { form, vatCheckId, account, registrationProblems }: CheckedForm,
  approvalComes: 'given' | 'later',
): Promise<PreparedOrder | MadeBefore | Refused> {
  const held = await holdCartToOrder(ctx, {
    to: form.shipping,
    shippingMethod: form.shippingMethod ?? null,
    vatCheckId,
    invoiceCountry: form.billing.country,
  });
  if (!held) return madeBefore(await findRepeated(ctx, saidBy(form)));
  const cart = await readPricedCart(ctx, { chosen: form.paymentMethod });
  if (cart.lines.length === 0) return madeBefore(await findOrderOfForm(ctx.db, held, form));
  if (registrationProblems.length > 0) return refuseForm(registrationProblems);
  const check = cartToOrder(cart, cart.state.hash, form);
  if (!check.ok) return check;
  const { orderId, id: cartId } = held;
  const { ready } = check;
  const { payment } = ready;
  const taken = await takeForOrder(ctx, cart, { orderId, payment, email: form.billing.email });
  if (!taken.ok) return taken;
  const owner = account ? await makeAccount(ctx, form, account) : ctx;
  if (!owner) return refuseForm([{ code: 'account', problem: 'email-taken' }]);
  const approval = isReviewed(ctx, payment)
    ? await holdApproval(ctx.db, { cartId, method: payment, total: cart.totals.total })
    : null;
  if (isReviewed(ctx, payment) && !approval && approvalComes === 'given') {
    return { ok: false, error: { code: 'payment-not-approved' } };
  }
  // No provider takes a payment of nothing: what costs nothing is paid.
  const isFree = cart.totals.total === 0 && isProviderMethod(payment) && !isReviewed(ctx, payment);
  const status = isFree ? 'processing' : paymentMethods[payment].firstStatus;
  const { creditAccount } = taken;
  const fingerprint = orderFingerprint(held, form);
  return {
    ok: true,
    made: null,
    owner,
    order: { orderId, cartId, status, form, cart, ready, creditAccount, fingerprint },
    approvalId: approval?.id ?? null,
  };
}

type WrittenOrder = {
  readonly ok: true;
  readonly order: PlacedOrder;
  /** of the account created with the order; null where none was */
  readonly newOwner: RequestContext['visitor']['person'];
  readonly paymentId: number | null;
};

async function writeOrder(
  ctx: RequestContext,
  { form, account, registration }: CheckedForm,
  { owner, order: toInsert, approvalId: paymentId }: PreparedOrder,
): Promise<WrittenOrder> {
  const { orderId } = toInsert;
  const order = await insertOrder(owner, { ...toInsert, mainEmail: await mainEmailOf(ctx) });
  const newOwner = account ? owner.visitor.person : null;
  const newCustomerId = newOwner?.customerId ?? null;
  if (newCustomerId !== null) {
    await rememberRepeat(ctx, { orderId, customerId: newCustomerId, said: saidBy(form) });
  }
  await saveOrderRegistration(owner, { orderId, checked: registration, newCustomerId });
  if (paymentId !== null) await bindPayment(ctx.db, { paymentId, orderId, now: ctx.clock.now() });
  return { ok: true, order, newOwner, paymentId };
}

/** For an empty or missing cart: this form may have already made an order of it. */
const madeBefore = (made: PlacedOrder | null): MadeBefore | Refused =>
  made ? { ok: true, made } : { ok: false, error: { code: 'cart-empty' } };

/** The e-mail address of the main account that the buyer orders for. */
async function mainEmailOf({ db, visitor: { person } }: RequestContext): Promise<string | null> {
  if (!person?.subaccount) return null;
  const row = await db
    .selectFrom('customers')
    .select('email')
    .where('id', '=', person.subaccount.mainAccountId)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** The VAT number of a form: `''` for none, undefined where its entry point has no such field. */
function vatOf({ invoice, vatOfCart }: CheckoutForm): string | undefined {
  return invoice?.vatNumber || (vatOfCart ? undefined : '');
}

/** Drops a number that was typed before the country was changed to one without the field (VAT-11). */
function withAskedVat(form: CheckoutForm, vatCountries: readonly string[]): CheckoutForm {
  const isAsked = vatCountries.includes(form.billing.country);
  return form.invoice && !isAsked ? { ...form, invoice: { ...form.invoice, vatNumber: '' } } : form;
}

/**
 * Completes the form of a business customer with the data of the last invoice where a third-party client has no fields for them:
 * a company's order always has its VAT number, that of its cart where it was validated there (VAT-11).
 */
async function withCompanyInvoice(ctx: RequestContext, form: CheckoutForm): Promise<CheckoutForm> {
  if (form.invoice || !buysAsCompany(ctx.visitor)) return form;
  const { country, company } = form.billing;
  const last = invoiceOfCompany(await readSavedAddresses(ctx), company);
  const { head } = await readPricedCart(ctx);
  const validated = head?.vat?.country === country ? head.vat.number : null;
  return { ...form, invoice: invoiceFor({ ...last, vatNumber: validated ?? last.vatNumber }, country) };
}
