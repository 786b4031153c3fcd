import { buysAsCompany } from '#customers/accounts/rules/is-business-customer.ts';
import { knownTexts } from '#customers/accounts/server/known-texts.ts';
import type { RegistrationPage } from '#customers/registration/rules/registration-page.ts';
import { readRegistrationPage } from '#customers/registration/server/read-registration-page.ts';
import type { StateField } from '#foundation/addresses/rules/state-field.ts';
import { stateFieldsOf } from '#foundation/addresses/rules/states.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import type { VatFieldStart, VatFieldStatus } from '#pricing/vat/rules/vat-field.ts';
import { readVatField } from '#pricing/vat/server/read-vat-field.ts';
import { cartCookies } from '#selling/cart/server/cart-cookies.ts';
import { readPricedCart } from '#selling/cart/server/read-cart.ts';
import type { ShownNotice } from '#selling/consumer-rights/rules/guarantee-notice.ts';
import { noticeForVisitor } from '#selling/consumer-rights/server/notice-for-visitor.ts';
import type { CouponNonces } from '#selling/coupons/rules/coupon-actions.ts';
import { couponNonces } from '#selling/coupons/server/coupon-nonces.ts';
import { type TrackingTerms, trackingTerms } from '#selling/orders/rules/attribution/tracking-terms.ts';
import type { PaymentFlash } from '#selling/payments/rules/wallet-actions.ts';
import type { CardFieldsOffer } from '#selling/wallet/rules/card-fields.ts';
import { cardholderFields } from '#selling/wallet/rules/cardholder.ts';
import type { WalletButtonsOffer } from '#selling/wallet/rules/wallet-buttons.ts';
import { offerCardFields } from '#selling/wallet/server/offer-card-fields.ts';
import { offerWalletButtons } from '#selling/wallet/server/offer-wallet-buttons.ts';
import {
  offerSavedMethods,
  readOwnMethods,
  type SavedMethodsOffers,
  savesMethods,
} from '#selling/wallet/server/saved/own-methods.ts';
import { processCheckoutAction, updateOrderReviewAction } from '../rules/checkout-actions.ts';
import { type CheckoutForm, readCheckoutForm } from '../rules/checkout-form.ts';
import { firstCheckoutForm } from '../rules/first-checkout-form.ts';
import type { NewAccountOffer } from '../rules/new-account.ts';
import type { OrderReview } from '../rules/order-review.ts';
import { vatSaid, vatStatusOf, withVatOf } from '../rules/vat-of-form.ts';
import type { WalletAtCheckout } from '../rules/wallet-at-checkout.ts';
import { readSavedForm } from './draft/saved-form.ts';
import { readCartWallet } from './payment/read-wallet.ts';
import { readSavedAddresses } from './read-saved-addresses.ts';
import { reviewOrder } from './review-order.ts';

/** What the checkout page shows and needs to act. */
export type CheckoutPage = {
  readonly review: OrderReview;
  readonly form: CheckoutForm;
  /** of the countries in the form; others are fetched when they are chosen */
  readonly stateFields: Readonly<Record<string, StateField>>;
  readonly nonces: { readonly review: string; readonly order: string; readonly wholesale: string };
  readonly couponNonces: CouponNonces;
  /** the account offered with the order; null for a buyer who has one, and where the shop offers none */
  readonly newAccount: NewAccountOffer | null;
  /** registration fields of a new account and of the order; null where there are none */
  readonly registration: RegistrationPage | null;
  readonly platform: string;
  readonly wholesale: string;
  readonly vat: VatFieldStart;
  /** the buyer is a business customer: an invoice is always issued, without a checkbox (VAT-11) */
  readonly buysAsCompany: boolean;
  /** a payment through the provider; null where none is connected */
  readonly wallet: WalletAtCheckout | null;
  readonly cardholder: { readonly firstName: string; readonly lastName: string };
  /** null where a card is typed in at the provider */
  readonly cardFields: CardFieldsOffer | null;
  /** by payment method: what the visitor has stored, and whether more may be */
  readonly savedMethods: SavedMethodsOffers;
  /** null where the wallet is opened by the shop's own button */
  readonly walletButtons: WalletButtonsOffer | null;
  readonly tracking: TrackingTerms;
  /** of the legal guarantee; null for businesses, and where the shop has none */
  readonly notice: ShownNotice | null;
};

/** Further input of the page: VAT number, payment, cardholder. */
export type CheckoutSaid = {
  readonly vat?: VatFieldStatus | undefined;
  readonly approveUrl?: string | undefined;
  readonly flash?: PaymentFlash | null | undefined;
  readonly cardholder?: PostedFields;
};

/** The checkout page, filled in with what was typed so far, else from the customer's last order (CHK-01). */
export async function readCheckoutPage(
  ctx: RequestContext,
  typedNow: CheckoutForm | null,
  said: CheckoutSaid = {},
): Promise<CheckoutPage> {
  const asCompany = buysAsCompany(ctx.visitor);
  const savedForm = typedNow ? null : await readSavedForm(ctx);
  const typed = savedForm ? readCheckoutForm(savedForm, asCompany) : typedNow;
  const { nonces, wire, visitor } = ctx;
  ctx.reply.preventCaching();
  const saved = typed ? null : await readSavedAddresses(ctx);
  // Sums are those of the address in the form: goods go to the billing address unless another one is chosen.
  const there = typed?.shipping ?? saved?.billing;
  const to = there && { country: there.country, state: there.state, postcode: there.postcode };
  const paymentMethod = typed ? typed.paymentMethod : await preferredMethod(ctx);
  const review = await reviewOrder(ctx, {
    ...(to && to.country !== '' ? { to } : {}),
    ...(typed?.shippingMethod ? { shippingMethod: typed.shippingMethod } : {}),
    ...(paymentMethod ? { paymentMethod } : {}),
    ...vatSaid(typed, saved),
  });
  cartCookies(ctx, review.cart);
  const first = typed ?? firstCheckoutForm(visitor.person, review.destination, saved ?? undefined);
  const form = { ...withVatOf(first, typed ? undefined : review.cart.vat), paymentMethod: review.payment };
  return {
    review,
    form,
    stateFields: stateFieldsOf([form.billing.country, form.shipping.country]),
    couponNonces: couponNonces(ctx),
    nonces: {
      review: nonces.make(updateOrderReviewAction),
      order: nonces.make(processCheckoutAction(wire)),
      wholesale: nonces.make(wholesaleNonceAction(wire)),
    },
    newAccount:
      visitor.person || !ctx.settings.checkout_create_account
        ? null
        : { known: knownTexts(ctx), stopsWeak: ctx.settings.stop_checkout_on_weak_password },
    registration: await readRegistrationPage(ctx, 'checkout', { typed: typed?.registration ?? null }),
    platform: wire.platform,
    wholesale: wire.wholesale,
    buysAsCompany: asCompany,
    vat: readVatField(ctx, said.vat ?? vatStatusOf(form, review.cart.vat)),
    tracking: trackingTerms(ctx.settings),
    notice: noticeForVisitor(ctx),
    wallet: await readCartWallet(
      ctx,
      { total: review.cart.total, to: form.shipping, shipping: review.cart.shipping },
      { approveUrl: said.approveUrl ?? null, flash: said.flash ?? null },
    ),
    cardFields: offerCardFields(ctx),
    savedMethods: await offerSavedMethods(
      ctx,
      review.paymentMethods.map(({ id }) => id),
    ),
    walletButtons: offerWalletButtons(ctx, 'checkout'),
    cardholder: cardholderOf(said.cardholder ?? savedForm ?? {}, form),
  };
}

/** The payment method of what the buyer has stored as the default, as long as they have chosen none for this cart; '' for none. */
async function preferredMethod(ctx: RequestContext): Promise<string> {
  if (!savesMethods(ctx)) return '';
  const first = (await readOwnMethods(ctx)).find(({ isOffered }) => isOffered);
  if (!first) return '';
  const { head, paymentMethods } = await readPricedCart(ctx);
  return head?.paymentMethod || !paymentMethods.includes(first.method) ? '' : first.method;
}

/** The cardholder's names as typed, else those of the billing address. */
function cardholderOf(fields: PostedFields, { billing }: CheckoutForm): CheckoutPage['cardholder'] {
  return {
    firstName: fields[cardholderFields.firstName] ?? billing.firstName,
    lastName: fields[cardholderFields.lastName] ?? billing.lastName,
  };
}
