import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isDone, postAjaxAction } from '#foundation/calls/storefront/call-ajax-action.ts';
import { refreshAfterPaymentMs } from '../../rules/refresh-delay.ts';

export type OrderFeesStart = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly orderId: number;
  readonly orderKey: string;
  readonly wholesale: string;
  /** of the action that wholesale calls are made for */
  readonly nonce: string;
  readonly onFailed: () => void;
};

/**
 * The review of the order with the chosen method, as markup: requested shortly after the page is ready and after each change of
 * the method; null until the first reply (FEE-02, FEE-03).
 */
export function useOrderFees(start: OrderFeesStart) {
  const { form, orderId, orderKey, wholesale, nonce, onFailed } = start;
  const [review, setReview] = useState<string | null>(null);
  const [updating, setUpdating] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef<AbortController>(null);

  const check = useCallback(async () => {
    asked.current?.abort();
    const chosen = form.current?.querySelector<HTMLInputElement>('input[name="payment_method"]:checked');
    if (!chosen) return;
    const own = new AbortController();
    asked.current = own;
    setUpdating(true);
    const fragments = await askFees(
      `${wholesale}_update_fees`,
      {
        security: nonce,
        payment_method: chosen.value,
        payment_method_title: chosen.closest('label')?.firstChild?.nextSibling?.textContent?.trim() ?? '',
        order_id: String(orderId),
        key: orderKey,
      },
      own.signal,
    );
    if (own.signal.aborted) return;
    setUpdating(false);
    if (fragments === null) onFailed();
    else setReview(fragments);
  }, [form, orderId, orderKey, wholesale, nonce, onFailed]);

  const later = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(check, refreshAfterPaymentMs);
  }, [check]);

  useEffect(() => {
    later();
    return () => {
      clearTimeout(timer.current);
      asked.current?.abort();
    };
  }, [later]);
  return { review, updating, onChange: later };
}

async function askFees(
  action: string,
  fields: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<string | null> {
  const { status, text } = await postAjaxAction(action, fields, signal);
  try {
    const answer: unknown = isDone(status) ? JSON.parse(text) : null;
    if (typeof answer !== 'object' || answer === null || !('fragments' in answer)) return null;
    return typeof answer.fragments === 'string' ? answer.fragments : null;
  } catch {
    return null;
  }
}
