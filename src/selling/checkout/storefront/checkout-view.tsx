import { type ReactNode, useRef, useState } from 'react';
import type { RegistrationPage } from '#customers/registration/rules/registration-page.ts';
import { useRegistrationCheck } from '#customers/registration/storefront/use-registration-check.tsx';
import { countryOptions } from '#foundation/addresses/rules/countries.ts';
import type { StateField } from '#foundation/addresses/rules/state-field.ts';
import { type CheckoutProblem, problemsByField } from '#foundation/forms/rules/checkout-problem.ts';
import { ProblemSummary } from '#foundation/forms/storefront/problem-summary.tsx';
import { Button } from '#kit/ui/controls/button.tsx';
import { Icon } from '#kit/ui/display/icon.tsx';
import { announce } from '#kit/ui/live/announce.ts';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import type { VatFieldStart } from '#pricing/vat/rules/vat-field.ts';
import { useDeliveryCountry } from '#pricing/vat/storefront/use-delivery-country.ts';
import type { CartState } from '#selling/cart/rules/cart-state.ts';
import { blockedClass, waitingClass } from '#selling/cart/storefront/waiting-overlay.tsx';
import type { ShownNotice } from '#selling/consumer-rights/rules/guarantee-notice.ts';
import { GuaranteePicture } from '#selling/consumer-rights/storefront/guarantee-picture.tsx';
import { type CouponNonces, couponFields } from '#selling/coupons/rules/coupon-actions.ts';
import { removeCode } from '#selling/coupons/storefront/coupon-calls.ts';
import { CouponField } from '#selling/coupons/storefront/coupon-field.tsx';
import type { TrackingTerms } from '#selling/orders/rules/attribution/tracking-terms.ts';
import { AttributionInputs } from '#selling/orders/storefront/attribution/attribution-inputs.tsx';
import { shippingMethodField } from '#selling/shipping/rules/shipping-actions.ts';
import { isPickupRate } from '#selling/shipping/rules/shipping-zone.ts';
import type { CardFieldsOffer } from '#selling/wallet/rules/card-fields.ts';
import type { SavedMethodsOffer } from '#selling/wallet/rules/saved-method.ts';
import type { WalletButtonsOffer } from '#selling/wallet/rules/wallet-buttons.ts';
import { approveCard } from '#selling/wallet/storefront/card/approve-card.ts';
import { CardFields, type CardFieldsRef } from '#selling/wallet/storefront/card/card-fields.tsx';
import { WalletButtons } from '#selling/wallet/storefront/wallet-buttons.tsx';
import { updateTotalsField } from '../rules/checkout-actions.ts';
import type { CheckoutForm } from '../rules/checkout-form.ts';
import type { NewAccountOffer } from '../rules/new-account.ts';
import type { OrderReview } from '../rules/order-review.ts';
import type { WalletAtCheckout } from '../rules/wallet-at-checkout.ts';
import { CheckoutAddresses } from './checkout-addresses.tsx';
import styles from './checkout-view.module.css';
import { EmptyCheckout } from './empty-checkout.tsx';
import { OrderReviewTable } from './order-review-table.tsx';
import { WalletNotices } from './payment/wallet-notices.tsx';
import { PlaceOrderBox } from './place-order-box.tsx';
import { valuesOf } from './post-checkout-call.ts';
import { useCheckoutProblems } from './use-checkout-problems.ts';
import { useOrderReview } from './use-order-review.ts';
import { usePlaceOrder } from './use-place-order.ts';

export type CheckoutViewProps = {
  readonly review: OrderReview;
  readonly form: CheckoutForm;
  readonly problems: readonly CheckoutProblem[];
  readonly stateFields: Readonly<Record<string, StateField>>;
  /** of the actions `updateOrderReviewAction`, `processCheckoutAction` and `wholesaleNonceAction` */
  readonly nonces: { readonly review: string; readonly order: string; readonly wholesale: string };
  readonly couponNonces: CouponNonces;
  /** the account offered with the order; null where none is */
  readonly newAccount?: NewAccountOffer | null;
  /** registration fields of a new account and of the order; null where there are none */
  readonly registration?: RegistrationPage | null;
  readonly platform: string;
  readonly wholesale: string;
  readonly vat: VatFieldStart;
  /** the buyer is a business customer (VAT-11) */
  readonly buysAsCompany?: boolean;
  /** a payment through the provider; null or absent where none is connected */
  readonly wallet?: WalletAtCheckout | null;
  readonly cardholder?: { readonly firstName: string; readonly lastName: string };
  /** null or absent where a card is typed in at the provider */
  readonly cardFields?: CardFieldsOffer | null;
  /** by payment method; left out where nothing is stored, nor may be */
  readonly savedMethods?: Readonly<Record<string, SavedMethodsOffer>>;
  /** null or absent where the wallet is opened by the shop's own button */
  readonly walletButtons?: WalletButtonsOffer | null;
  readonly tracking: TrackingTerms;
  /** of the legal guarantee, for consumers */
  readonly notice?: ShownNotice | null;
};

export function CheckoutView(props: CheckoutViewProps) {
  const { checkout } = useShopWords();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{checkout.title}</h1>
        <a href="/cart/">
          <Icon name="chevron-left" />
          {checkout.backToCart}
        </a>
      </div>
      <WalletNotices wallet={props.wallet ?? null} />
      {props.review.cart.lines.length === 0 ? <EmptyCheckout /> : <FilledCheckout {...props} />}
    </div>
  );
}

/** The address of the shop where the goods are to be collected there, by the rate just picked or that of the summary. */
function collectedAt({ shipping, shippingOptions }: CartState, picked: string | null): string | null {
  const option = shippingOptions.find(({ method }) => method === picked) ?? shipping;
  return option && isPickupRate(option.method) ? (option.note ?? '') : null;
}

const invoiceChoices = new Set(['invoice_wanted', 'invoice_kind']);

function FilledCheckout(props: CheckoutViewProps) {
  const { nonces, platform } = props;
  const { cart, checkout, locale } = useShopWords();
  const countries = countryOptions(locale);
  const form = useRef<HTMLFormElement>(null);
  const [payment, setPayment] = useState(props.form.paymentMethod);
  const [shipping, setShipping] = useState<string | null>(null);
  const [weakPassword, setWeakPassword] = useState(false);
  const { problems, cancelled, summary, onRefused, onRefreshed, clear } = useCheckoutProblems(props.problems);
  const { review, nonce, updating, onChange, refresh, hold } = useOrderReview({
    review: props.review,
    nonces,
    wholesale: props.wholesale,
    form,
    onRefreshed,
  });
  const { newAccount = null, registration = null } = props;
  const [ticked, setTicked] = useState(props.form.createsAccount ?? false);
  const createsAccount = newAccount ? ticked : null;
  const { check, alert } = useRegistrationCheck(registration, createsAccount);
  const card: CardFieldsRef = useRef(null);
  const approved = props.wallet?.approved ?? null;
  const approve = async (values: Readonly<Record<string, string>>) =>
    approved?.method === values.payment_method ? null : approveCard(card, values);
  const { placing, onSubmit } = usePlaceOrder({ before: hold, check, approve, onRefused, refresh });
  const offer = props.walletButtons;
  const walletButtons = (own: ReactNode) =>
    offer ? (
      <WalletButtons
        offer={offer}
        values={() => (form.current ? valuesOf(form.current) : {})}
        total={review.cart.total}
        onProblems={onRefused}
      >
        {own}
      </WalletButtons>
    ) : (
      own
    );
  const { billing, shipping: there, shipToDifferent } = props.form;
  const first = (shipToDifferent ? there : billing).country;
  const sendCountry = useDeliveryCountry({ vat: props.vat, first, refresh });
  const errors = problemsByField(problems);
  const removeCoupon = async (code: string) => {
    const answer = await removeCode({ platform, nonce: props.couponNonces.remove }, code);
    if (answer.kind === 'gone') return window.location.reload();
    announce(answer.text);
    return refresh();
  };
  return (
    <form
      ref={form}
      name="checkout"
      className={`${platform}-checkout checkout ${styles.form}`}
      method="post"
      action="/checkout/"
      encType="multipart/form-data"
      noValidate
      aria-busy={placing || updating || undefined}
      onSubmit={onSubmit}
      onChange={(event) => {
        const { target } = event;
        if (target instanceof HTMLInputElement && target.name === 'payment_method') setPayment(target.value);
        if (target instanceof HTMLInputElement && target.name === shippingMethodField) {
          setShipping(target.value);
          clear('shipping_method');
        }
        if (target instanceof HTMLInputElement && target.name === 'createaccount') setTicked(target.checked);
        if ('name' in target && typeof target.name === 'string') clear(target.name);
        onChange(event);
        void sendCountry(event);
        // Without the VAT number the buyer pays VAT, so the summary is refreshed.
        if (review.cart.vat && 'name' in target && invoiceChoices.has(String(target.name))) void refresh();
      }}
    >
      <noscript>
        {/* Enter in a field presses the first button of a form: this one makes it the one that orders. */}
        <button type="submit" hidden />
      </noscript>
      <AttributionInputs terms={props.tracking} />
      <ProblemSummary ref={summary} problems={problems} platform={platform} />
      <div className={placing ? `${styles.columns} ${blockedClass}` : styles.columns}>
        <div className={styles.fields} id="customer_details">
          <p className={styles.legend}>{checkout.requiredMark}</p>
          <CheckoutAddresses
            {...props}
            countries={countries}
            errors={errors}
            collectedAt={collectedAt(review.cart, shipping)}
            onVat={refresh}
            onBlocked={setWeakPassword}
            createsAccount={createsAccount}
          />
          {props.notice ? <GuaranteePicture notice={props.notice} /> : null}
        </div>
        <section className={styles.summary} aria-labelledby="order_review_heading">
          <h2 id="order_review_heading">{checkout.summaryHeading}</h2>
          <div
            id="order_review"
            className={`${platform}-checkout-review-order${updating ? ` ${waitingClass}` : ''}`}
          >
            <OrderReviewTable
              review={review}
              platform={platform}
              picked={shipping}
              onRemoveCoupon={(code) => void removeCoupon(code)}
            />
          </div>
          <noscript>
            <Button type="submit" kind="secondary" wide name={updateTotalsField({ platform })} value="1">
              {checkout.updateSummary}
            </Button>
          </noscript>
          <CouponField
            platform={platform}
            nonce={props.couponNonces.apply}
            error={errors[couponFields.code] ?? ''}
            email={() => new FormData(form.current ?? undefined).get('billing_email')?.toString() ?? ''}
            onApplied={() => void refresh()}
          />
          <PlaceOrderBox
            {...{ review, platform, nonce, errors, placing, cancelled }}
            blocked={weakPassword}
            paymentMethod={payment}
            termsAccepted={props.form.termsAccepted}
            approved={approved}
            wallet={walletButtons}
            {...(props.cardFields
              ? { cardFields: <CardFields offer={props.cardFields} session={card} /> }
              : {})}
            {...(props.savedMethods ? { savedMethods: props.savedMethods } : {})}
            {...(props.cardholder ? { cardholder: props.cardholder } : {})}
          />
        </section>
      </div>
      {alert}
      {placing ? (
        <p className={styles.wait} role="status">
          {cart.wait}
        </p>
      ) : null}
    </form>
  );
}
