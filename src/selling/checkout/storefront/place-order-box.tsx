import type { ReactNode } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { FieldNotes } from '#kit/ui/controls/field-notes.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import { isProviderMethod, paymentMethodOf } from '#selling/payments/rules/payment-methods.ts';
import { PaymentMethods } from '#selling/payments/storefront/payment-methods.tsx';
import type { SavedMethodsOffer } from '#selling/wallet/rules/saved-method.ts';
import { CardholderFields } from '#selling/wallet/storefront/cardholder-fields.tsx';
import { SavedMethodsChoice, savedFirst } from '#selling/wallet/storefront/saved/saved-methods-choice.tsx';
import { SubmitPayButtons } from '#selling/wallet/storefront/submit-pay-buttons.tsx';
import { processCheckoutField } from '../rules/checkout-actions.ts';
import type { OrderReview } from '../rules/order-review.ts';
import type { WalletAtCheckout } from '../rules/wallet-at-checkout.ts';
import styles from './place-order-box.module.css';

const nobody = { firstName: '', lastName: '' };

export type PlaceOrderBoxProps = {
  readonly review: OrderReview;
  readonly platform: string;
  /** the nonce of `processCheckoutAction` */
  readonly nonce: string;
  readonly paymentMethod: string;
  readonly termsAccepted?: boolean;
  readonly errors?: Readonly<Record<string, string>>;
  readonly placing?: boolean;
  /** the buyer has closed the window of the provider */
  readonly cancelled?: boolean;
  /** a weak password of a new account refuses the order (PWD-16) */
  readonly blocked?: boolean;
  /** the approval of the buyer; null where there is none */
  readonly approved?: WalletAtCheckout['approved'];
  readonly cardholder?: { readonly firstName: string; readonly lastName: string };
  /** the provider's fields of a card; absent where it is typed in at the provider */
  readonly cardFields?: ReactNode;
  /** by payment method; left out where nothing is stored, nor may be */
  readonly savedMethods?: Readonly<Record<string, SavedMethodsOffer>>;
  /** what stands in place of the wallet's own button */
  readonly wallet?: (own: ReactNode) => ReactNode;
};

/** Payment methods, terms and the order button; the part of the page that a refresh replaces on the wire. */
export function PlaceOrderBox({
  review,
  platform,
  nonce,
  paymentMethod,
  termsAccepted = false,
  errors = {},
  placing = false,
  cancelled = false,
  blocked = false,
  approved = null,
  cardholder = nobody,
  cardFields,
  savedMethods = {},
  wallet,
}: PlaceOrderBoxProps) {
  const { checkout, locale } = useShopWords();
  // An approved payment only has to be confirmed (PAY-16).
  const isApproved = approved !== null && approved.method === paymentMethod;
  // Whoever needs an approval orders nothing yet, and owes nothing (SUB-09).
  const needsApproval = paymentMethodOf(paymentMethod).firstStatus === 'pending-approval';
  const ordering = needsApproval ? checkout.sendForApproval : checkout.placeOrder;
  const label = isApproved ? walletFor(locale).review.confirm : ordering;
  const toPay =
    isApproved || blocked ? [] : review.paymentMethods.map(({ id }) => id).filter(isProviderMethod);
  const stored = toPay.filter((id) => (savedMethods[id]?.methods.length ?? 0) > 0);
  const { terms = '', payment_method: payment = '' } = errors;
  return (
    <div
      id="payment"
      className={`${platform}-checkout-payment ${styles.box}`}
      data-approved={isApproved || undefined}
    >
      <PaymentMethods
        offers={savedFirst(review.paymentMethods, savedMethods)}
        none={review.noPayment}
        chosen={paymentMethod}
        error={payment}
        extra={{
          card: (
            <SavedMethodsChoice method="card" offer={isApproved ? undefined : savedMethods.card}>
              {isApproved ? null : cardFields}
              <CardholderFields {...cardholder} errors={errors} />
            </SavedMethodsChoice>
          ),
          wallet: <SavedMethodsChoice method="wallet" offer={isApproved ? undefined : savedMethods.wallet} />,
        }}
      />
      <div className={styles.terms}>
        <Checkbox
          id="terms"
          name="terms"
          value="1"
          defaultChecked={termsAccepted}
          aria-required
          aria-invalid={terms ? true : undefined}
          aria-describedby={terms ? 'terms-error' : undefined}
        >
          {checkout.termsBefore}{' '}
          <a href="/condizioni-di-vendita/" target="_blank" rel="noreferrer">
            {checkout.termsLink}
          </a>{' '}
          <span aria-hidden="true">*</span>
        </Checkbox>
        <FieldNotes id="terms" error={terms} />
      </div>
      <input type="hidden" name="terms-field" value="1" />
      <input type="hidden" name={processCheckoutField({ platform })} value={nonce} readOnly />
      <input type="hidden" name="cart_hash_seen" value={review.cart.hash} readOnly />
      {cancelled && !placing ? <Notice kind="info">{walletFor(locale).calledOff}</Notice> : null}
      <div className={`form-row place-order ${styles.order}`}>
        <Button
          type="submit"
          size="large"
          wide
          id="place_order"
          name={`${platform}_checkout_place_order`}
          value={label}
          data-value={label}
          aria-disabled={placing || undefined}
          disabled={blocked}
        >
          {placing ? checkout.placing : label}
        </Button>
      </div>
      <div className={styles.pay}>
        <SubmitPayButtons
          methods={toPay}
          stored={stored}
          disabled={placing}
          {...(wallet ? { wallet } : {})}
        />
      </div>
    </div>
  );
}
