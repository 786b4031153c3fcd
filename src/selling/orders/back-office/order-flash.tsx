import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { OrderActionDone, OrderProblem, RefundProblem } from '../rules/order-action.ts';
import { orderStatusName } from '../rules/order-status-name.ts';
import type { OrderView } from '../rules/order-view.ts';

export type OrderFlashProps = {
  readonly order: OrderView;
  readonly done: OrderActionDone | null;
  readonly problem: OrderProblem | null;
};

/** The outcome of the last action on the order. */
export function OrderFlash({ order, done, problem }: OrderFlashProps) {
  const { staffOrders, orders } = useBackOfficeWords();
  const refusalSentence = useRefusalSentence(order);
  if (problem) {
    if (problem.action === 'expired') return <Notice kind="warning">{staffOrders.report.expired}</Notice>;
    const sentence =
      'refusal' in problem ? refusalSentence(problem.refusal) : staffOrders.reasons[problem.reason];
    return <Notice kind="error">{sentence}</Notice>;
  }
  if (!done) return null;
  const words = staffOrders.page.done;
  return (
    <Notice kind="success">
      {done === 'state' ? words.state(orderStatusName(orders, order)) : words[done]}
    </Notice>
  );
}

export function useRefusalSentence(order: OrderView): (refusal: RefundProblem) => string {
  const { staffOrders, locale } = useBackOfficeWords();
  const { refusals, shipping } = staffOrders.refund;
  const nameOf = (lineId: number | null) =>
    lineId === null ? shipping : (order.lines.find(({ id }) => id === lineId)?.name ?? '');
  return (refusal) => {
    switch (refusal.code) {
      case 'nothing-to-refund':
      case 'unknown-line':
        return refusals[refusal.code];
      case 'too-many-pieces':
        return refusals['too-many-pieces'](nameOf(refusal.lineId), refusal.left);
      case 'too-much-money':
        return refusals['too-much-money'](nameOf(refusal.lineId), formatEuro(refusal.left, locale));
      case 'more-than-paid':
        return refusals['more-than-paid'](formatEuro(refusal.left, locale));
      case 'too-much-for-provider':
        return refusals['too-much-for-provider'](formatEuro(refusal.left, locale));
      case 'above-limit':
        return refusals['above-limit'](formatEuro(refusal.limit, locale), formatEuro(refusal.left, locale));
      case 'not-a-quantity':
      case 'not-an-amount':
        return refusals[refusal.code](nameOf(refusal.lineId));
    }
  };
}
