import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { CheckoutProblem } from '#foundation/forms/rules/checkout-problem.ts';
import { isCheckoutReply } from '../rules/checkout-calls.ts';
import { postCheckoutCall, valuesOf } from './post-checkout-call.ts';

export type PlaceOrderOptions = {
  /** drops a refresh of the summary; true where there was one to drop */
  readonly before: () => boolean;
  /** what the browser itself finds missing in the form's values; none lets the order go */
  readonly check?: (values: Readonly<Record<string, string>>) => readonly CheckoutProblem[];
  readonly onRefused: (problems: readonly CheckoutProblem[] | null) => void;
  readonly refresh: () => Promise<void>;
};

/** Places the order by script; a second click while one is under way does nothing. */
export function usePlaceOrder({ before, check, onRefused, refresh }: PlaceOrderOptions) {
  const [placing, setPlacing] = useState(false);
  const underWay = useRef(false);

  useEffect(() => {
    // A browser that goes back shows the page as it was left.
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
