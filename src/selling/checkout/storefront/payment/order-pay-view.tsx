import { useCallback, useRef, useState } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { announce } from '#kit/ui/live/announce.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { paymentMethodsFor } from '#messages/payments/payment-methods-for.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import { waitingClass } from '#selling/cart/storefront/waiting-overlay.tsx';
import {
  orderPayPath,
  type PayProblem,
  payOrderField,
  updatePayTotalField,
} from '#selling/orders/rules/order-pay.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { OrderFacts } from '#selling/orders/storefront/order-facts.tsx';
import type { PaymentOffer } from '#selling/payments/rules/payment-offer.ts';
import { PaymentMethods } from '#selling/payments/storefront/payment-methods.tsx';
import type { CardFieldsOffer } from '#selling/wallet/rules/card-fields.ts';
import type { SavedMethodsOffer } from '#selling/wallet/rules/saved-method.ts';
import { approveCard } from '#selling/wallet/storefront/card/approve-card.ts';
import { CardFields, type CardFieldsRef } from '#selling/wallet/storefront/card/card-fields.tsx';
import { CardholderFields } from '#selling/wallet/storefront/cardholder-fields.tsx';
import { SavedMethodsChoice, savedFirst } from '#selling/wallet/storefront/saved/saved-methods-choice.tsx';
import type { WalletAtCheckout } from '../../rules/wallet-at-checkout.ts';
import { valuesOf } from '../post-checkout-call.ts';
import { OrderPayReview } from './order-pay-review.tsx';
import styles from './order-pay-view.module.css';
import { useOrderFees } from './use-order-fees.ts';
import { WalletNotices } from './wallet-notices.tsx';

export type OrderPayViewProps = {
  /** the order as paid by `payment` */
  readonly order: OrderView;
  readonly offers: readonly PaymentOffer[];
  readonly payment: string;
  readonly isPayable: boolean;
  /** a payment is open at the provider: its outcome will be sent by email */
  readonly isUnderWay?: boolean;
  readonly problem: PayProblem | null;
  readonly wallet?: WalletAtCheckout | null;
  readonly cardholder?: { readonly firstName: string; readonly lastName: string };
  /** null or absent where a card is typed in at the provider */
  readonly cardFields?: CardFieldsOffer | null;
  /** by payment method; left out where nothing is stored, nor may be */
  readonly savedMethods?: Readonly<Record<string, SavedMethodsOffer>>;
  readonly nonces: { readonly pay: string; readonly fees: string };
  readonly platform: string;
  readonly wholesale: string;
};

/** An order that waits for its payment, with the payment methods. */
export function OrderPayView(props: OrderPayViewProps) {
  const { order, problem } = props;
  const words = paymentMethodsFor(useWords().locale).pay;
  return (
    <div className={styles.page}>
      <h1>{words.title(order.number)}</h1>
      {problem ? <Notice kind="error">{sentenceOf(problem, words)}</Notice> : null}
      <WalletNotices wallet={props.wallet ?? null} />
      <OrderFacts order={order} />
      {props.isPayable ? (
        <PayForm {...props} />
      ) : (
        <Settled order={order} isUnderWay={props.isUnderWay ?? false} />
      )}
    </div>
  );
}

type PayWords = ReturnType<typeof paymentMethodsFor>['pay'];

const sentenceOf = (problem: PayProblem, words: PayWords) =>
  problem.code === 'insufficient-credit' || problem.code === 'payment'
    ? problem.text
    : words.problems[problem.code];

function Settled({ order, isUnderWay }: { order: OrderView; isUnderWay: boolean }) {
  const { locale } = useWords();
  const words = paymentMethodsFor(locale).pay;
  return (
    <>
      {isUnderWay ? (
        <Notice kind="info">{walletFor(locale).underWay}</Notice>
      ) : (
        <Notice kind="warning">{words.problems.notPayable}</Notice>
      )}
      <OrderPayReview order={order} />
      <p>
        <a className={styles.back} href="/my-account/">
          {words.backToOrders}
        </a>
      </p>
    </>
  );
}

function PayForm({
  order,
  offers,
  payment,
  nonces,
  platform,
  wholesale,
  wallet = null,
  cardFields = null,
  savedMethods = {},
  cardholder = { firstName: '', lastName: '' },
}: OrderPayViewProps) {
  const words = paymentMethodsFor(useWords().locale).pay;
  const approved = wallet?.approved?.method === payment;
  const form = useRef<HTMLFormElement>(null);
  const [paying, setPaying] = useState(false);
  // Without a reply the form post recalculates the total, so that it is never paid unseen.
  const onFailed = useCallback(() => undefined, []);
  const { review, updating, onChange } = useOrderFees({
    form,
    orderId: order.id,
    orderKey: order.key,
    wholesale,
    nonce: nonces.fees,
    onFailed,
  });
  const card: CardFieldsRef = useRef(null);
  const [refusal, setRefusal] = useState('');
  const [cancelled, setCancelled] = useState(false);
  const approveFirst = async (sent: HTMLFormElement) => {
    setRefusal('');
    setCancelled(false);
    const refused = await approveCard(card, valuesOf(sent));
    if (refused === null) return sent.submit();
    setPaying(false);
    if (refused === 'cancelled') return setCancelled(true);
    const text = refused.map((problem) => problem.text).join(' ');
    setRefusal(text);
    announce(text);
  };
  return (
    <form
      ref={form}
      id="order_pay"
      className={styles.form}
      method="post"
      action={orderPayPath(order)}
      aria-busy={updating || paying || undefined}
      onChange={(event) => {
        const { target } = event;
        if (target instanceof HTMLInputElement && target.name === 'payment_method') onChange();
      }}
      onSubmit={(event) => {
        if (paying || (cardFields && !approved)) event.preventDefault();
        if (!paying && cardFields && !approved) void approveFirst(event.currentTarget);
        setPaying(true);
      }}
    >
      <section className={styles.review} aria-labelledby="order_pay_heading" aria-live="polite">
        <h2 id="order_pay_heading">{words.summary}</h2>
        {review === null ? (
          <div id="order_review">
            <OrderPayReview order={order} />
          </div>
        ) : (
          <div
            id="order_review"
            className={updating ? waitingClass : undefined}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the shop's own markup, as the contract has it
            dangerouslySetInnerHTML={{ __html: review }}
          />
        )}
      </section>
      <div className={styles.ways}>
        <p>{words.intro}</p>
        {offers.length === 0 ? (
          <Notice kind="warning">{words.none}</Notice>
        ) : (
          <>
            <PaymentMethods
              offers={savedFirst(offers, savedMethods)}
              none={words.none}
              chosen={payment}
              error={refusal}
              extra={{
                card: (
                  <SavedMethodsChoice method="card" offer={approved ? undefined : savedMethods.card}>
                    {cardFields && !approved ? <CardFields offer={cardFields} session={card} /> : null}
                    <CardholderFields {...cardholder} />
                  </SavedMethodsChoice>
                ),
                wallet: (
                  <SavedMethodsChoice method="wallet" offer={approved ? undefined : savedMethods.wallet} />
                ),
              }}
            />
            <input type="hidden" name={payOrderField({ platform })} value={nonces.pay} readOnly />
            <noscript>
              <Button type="submit" kind="secondary" wide name={updatePayTotalField} value="1">
                {words.update}
              </Button>
            </noscript>
            {cancelled ? <Notice kind="info">{walletFor(order.locale).calledOff}</Notice> : null}
            <Button type="submit" size="large" wide id="place_order" aria-disabled={paying || undefined}>
              {paying ? words.paying : approved ? walletFor(order.locale).review.confirm : words.button}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
