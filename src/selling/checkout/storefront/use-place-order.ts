import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { CheckoutProblem } from '#foundation/forms/rules/checkout-problem.ts';
import type { Unapproved } from '#selling/wallet/rules/unapproved.ts';
import { isCheckoutReply } from '../rules/checkout-calls.ts';
import { postCheckoutCall, valuesOf } from './post-checkout-call.ts';

export type PlaceOrderOptions = {
  /** cancels a refresh of the summary; true where there was one */
  readonly before: () => boolean;
  /** problems that the browser finds in the form's values; the order is sent if there are none */
  readonly check?: (values: Readonly<Record<string, string>>) => readonly CheckoutProblem[];
  /** what must be done at the payment provider first; the order is sent if it says nothing */
  readonly approve?: (values: Readonly<Record<string, string>>) => Promise<Unapproved | null>;
  readonly onRefused: (problems: Unapproved | null) => void;
  readonly refresh: () => Promise<void>;
};

/** Places the order by a scripted call; a second click meanwhile does nothing. */
export function usePlaceOrder({ before, check, approve, onRefused, refresh }: PlaceOrderOptions) {
  const [placing, setPlacing] = useState(false);
  const underWay = useRef(false);

  useEffect(() => {
    // The back button restores the page as it was left, from the browser's cache.
    const retry = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      underWay.current = false;
      setPlacing(false);
    };
    window.addEventListener('pageshow', retry);
    return () => window.removeEventListener('pageshow', retry);
  }, []);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (underWay.current) return;
    const values = valuesOf(event.currentTarget, event.nativeEvent.submitter);
    const missing = check?.(values) ?? [];
    if (missing.length > 0) return onRefused(missing);
    underWay.current = true;
    setPlacing(true);
    const isStale = before();
    const refused = (await approve?.(values)) ?? null;
    if (refused) {
      underWay.current = false;
      setPlacing(false);
      onRefused(refused);
      return isStale ? refresh() : undefined;
    }
    const reply = await postCheckoutCall('checkout', values);
    const answer = isCheckoutReply(reply?.answer) ? reply.answer : null;
    if (answer?.result === 'success') {
      window.location.assign(answer.redirect);
      return;
    }
    underWay.current = false;
    setPlacing(false);
    onRefused(answer?.problems ?? null);
    if (answer?.refresh || isStale) await refresh();
    if (answer?.reload) window.location.reload();
  };
  return { placing, onSubmit };
}
