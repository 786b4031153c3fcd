import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { Badge, type BadgeTone } from '#kit/ui/display/badge.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { OrderRefund } from '../rules/order-care.ts';
import { type RefundState, staffRefundSteps } from '../rules/refunds/refund-state.ts';
import styles from './order-care.module.css';

const tones: Readonly<Record<RefundState, BadgeTone>> = {
  requested: 'amber',
  done: 'green',
  refused: 'sale',
  elsewhere: 'green',
  withdrawn: 'plain',
};

export type RefundStateLineProps = {
  readonly orderId: number;
  readonly refund: OrderRefund;
  readonly nonce: string;
  /** whether the visitor may refund */
  readonly mayDecide: boolean;
};

/** The state of a refund, with the decisions of staff about one that the provider refused. */
export function RefundStateLine({ orderId, refund, nonce, mayDecide }: RefundStateLineProps) {
  const { staffOrders, locale } = useBackOfficeWords();
  const words = staffOrders.refund;
  const { state, provider } = refund;
  const isPending = state === 'requested' && provider?.status === 'pending';
  const hint =
    state === 'refused'
      ? words.stateHints.refused(provider?.fault ?? '')
      : state === 'requested'
        ? words.stateHints[isPending ? 'pending' : 'requested']
        : '';
  return (
    <>
      <p>
        <Badge tone={tones[state]}>{words.states[isPending ? 'pending' : state]}</Badge>
      </p>
      {hint === '' ? null : <p className={styles.hint}>{hint}</p>}
      {state === 'refused' && mayDecide ? (
        <form className={styles.buttons} method="post" action={`/staff/orders/${orderId}/`}>
          <input type="hidden" name="_wpnonce" value={nonce} readOnly />
          <input type="hidden" name="action" value="refund-step" readOnly />
          <input type="hidden" name="refund" value={refund.id} readOnly />
          {staffRefundSteps.map((step) => (
            <Button
              key={step}
              type="submit"
              name="step"
              value={step}
              kind="secondary"
              aria-label={words.stepOf(words.steps[step], formatEuro(refund.total, locale))}
            >
              {words.steps[step]}
            </Button>
          ))}
        </form>
      ) : null}
    </>
  );
}
