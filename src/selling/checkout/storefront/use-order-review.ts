import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { postAjaxAction } from '#foundation/calls/storefront/call-ajax-action.ts';
import type { CheckoutProblem } from '#foundation/forms/rules/checkout-problem.ts';
import { isOrderReviewReply, orderReviewFields } from '../rules/checkout-calls.ts';
import type { OrderReview } from '../rules/order-review.ts';
import { refreshAfterPaymentMs, refreshDelay } from '../rules/refresh-delay.ts';
import { postCheckoutCall, valuesOf } from './post-checkout-call.ts';

export type OrderReviewStart = {
  readonly review: OrderReview;
  readonly nonces: { readonly review: string; readonly order: string; readonly wholesale: string };
  readonly wholesale: string;
  readonly form: RefObject<HTMLFormElement | null>;
  /** called with the problems of the refreshed cart, null when no reply came */
  readonly onRefreshed: (problems: readonly CheckoutProblem[] | null) => void;
};

/**
 * The summary, refreshed with a delay after a change that it depends on (CHK-10, CHK-11). A change of payment method is posted first,
 * and where it may change the sums also shortly after the page is ready (FEE-02, FEE-04).
 */
export function useOrderReview({ review, nonces, wholesale, form, onRefreshed }: OrderReviewStart) {
  const [shown, setShown] = useState({ review, nonce: nonces.order });
  const [answer, setAnswer] = useState<unknown>(null);
  const [updating, setUpdating] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef<AbortController>(null);
  const waiting = useRef(false);

  const refresh = useCallback(async () => {
    clearTimeout(timer.current);
    asked.current?.abort();
    if (!form.current) return;
    const own = new AbortController();
    asked.current = own;
    waiting.current = true;
    setUpdating(true);
    const fields = orderReviewFields(valuesOf(form.current), nonces.review);
    const reply = await postCheckoutCall('update_order_review', fields, own.signal);
    // Aborted by a later refresh, or by leaving the page.
    if (own.signal.aborted) return;
    waiting.current = false;
    setUpdating(false);
    if (isOrderReviewReply(reply?.answer)) {
      setShown({ review: reply.answer.review, nonce: reply.answer.nonce });
      setAnswer(reply.answer);
      onRefreshed(reply.answer.problems);
    } else if (reply?.status === 200 || reply?.status === 403) {
      // The cart is empty or the session has changed: the reloaded page shows the reason.
      window.location.reload();
    } else {
      onRefreshed(null);
    }
  }, [form, nonces.review, onRefreshed]);

  const checkPayment = useCallback(async () => {
    const method = valuesOf(form.current ?? document.createElement('form')).payment_method;
    if (!method) return;
    asked.current?.abort();
    const own = new AbortController();
    asked.current = own;
    waiting.current = true;
    setUpdating(true);
    await postPaymentMethod({ wholesale, nonce: nonces.wholesale }, method, own.signal);
    if (own.signal.aborted) return;
    document.body.dispatchEvent(new Event('wc_fragment_refresh'));
    await refresh();
  }, [form, wholesale, nonces.wholesale, refresh]);

  const { paymentMatters } = review;
  useEffect(() => {
    if (!paymentMatters) return;
    const ready = setTimeout(checkPayment, refreshAfterPaymentMs);
    return () => clearTimeout(ready);
  }, [paymentMatters, checkPayment]);

  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const delay = refreshDelay(target.name);
    if (delay === null) return;
    clearTimeout(timer.current);
    waiting.current = true;
    timer.current = setTimeout(target.name === 'payment_method' ? checkPayment : refresh, delay);
  };
  /** cancels a refresh, also one under way, while the order is placed: its reply would find an empty cart and reload the page */
  const hold = useCallback(() => {
    const isWaiting = waiting.current;
    waiting.current = false;
    clearTimeout(timer.current);
    asked.current?.abort();
    setUpdating(false);
    return isWaiting;
  }, []);

  // Dispatched after rendering: listeners find the payment methods of this reply, not those of the previous one.
  useEffect(() => {
    if (answer) document.body.dispatchEvent(new CustomEvent('updated_checkout', { detail: answer }));
  }, [answer]);

  // Third-party scripts request a refresh by this event, as for the regions of the cart.
  useEffect(() => {
    const asked = () => void refresh();
    document.body.addEventListener('update_checkout', asked);
    return () => document.body.removeEventListener('update_checkout', asked);
  }, [refresh]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      asked.current?.abort();
    },
    [],
  );
  return { ...shown, updating, onChange, refresh, hold };
}

/** Posts the chosen payment method; the reply is ignored, since the refresh that follows reads the result (FEE-04). */
async function postPaymentMethod(
  { wholesale, nonce }: { readonly wholesale: string; readonly nonce: string },
  method: string,
  signal: AbortSignal,
): Promise<void> {
  const fields = { security: nonce, payment_method: method };
  await postAjaxAction(`${wholesale}_update_payment_method`, fields, signal);
}
