import { useState } from 'react';
import { isDone, postAjaxAction } from '#foundation/calls/storefront/call-ajax-action.ts';
import type { WholesaleContext } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { orderApprovalFor } from '#messages/buying/order-approval-for.ts';
import { type ApprovalProblem, type OrderApproval, reasonField } from '../rules/order-approval.ts';
import { longestOrderNote } from '../rules/order-note.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import styles from './order-approval.module.css';

export type OrderApprovalPartProps = {
  readonly approval: OrderApproval;
  readonly context: WholesaleContext;
  /** of the order's page, with the nonce of its forms */
  readonly path: string;
  readonly nonce: string;
  readonly isWaiting: boolean;
  readonly problem: ApprovalProblem | null;
};

/** The decision of a main account about an order of a subaccount, and its outcome for the subaccount (APR-01, APR-02, APR-09). */
export function OrderApprovalPart({
  approval,
  context,
  path,
  nonce,
  isWaiting,
  ...decided
}: OrderApprovalPartProps) {
  const { locale } = useWords();
  const words = orderApprovalFor(locale);
  const [problem, setProblem] = useState(decided.problem);
  const { orderId, mayDecide, mayCancel, payNowUrl, rejection, isApproved } = approval;
  const decide = async (call: string, more: Readonly<Record<string, string>> = {}) => {
    setProblem(null);
    const { status, text } = await postAjaxAction(`${context.wholesale}${call}`, {
      security: context.nonce,
      orderid: String(orderId),
      ...more,
    });
    if (!isDone(status)) {
      return setProblem(text === '-1' ? 'expired' : status === 409 ? 'not-waiting' : 'other');
    }
    if (call === '_approve_order' && approval.goesToPay) window.location.assign(payNowUrl);
    else window.location.reload();
  };
  const common = { path, nonce, no: words.no };
  return (
    <section className={styles.part}>
      {payNowUrl === '' ? null : (
        <>
          <input type="hidden" id={`${context.wholesale}_order_number`} value={orderId} readOnly />
          <input type="hidden" id={`${context.wholesale}_pay_now_url`} value={payNowUrl} readOnly />
        </>
      )}
      {problem ? <Notice kind="error">{words.problems[problem]}</Notice> : null}
      {isWaiting ? (
        <Notice kind="warning">{mayDecide ? words.toDecide(approval.placedBy) : words.waits}</Notice>
      ) : null}
      {isApproved ? <Notice kind="success">{words.approved}</Notice> : null}
      {rejection === null ? null : (
        <Notice kind="error">
          {words.rejected} {rejection === '' ? null : <span dir="auto">{words.reason(rejection)}</span>}
        </Notice>
      )}
      <div className={styles.buttons}>
        {mayDecide ? (
          <>
            <DecisionDialog
              {...common}
              action="approve"
              words={words.approve}
              kind="primary"
              onConfirm={() => void decide('_approve_order')}
            />
            <DecisionDialog
              {...common}
              action="reject"
              words={words.reject}
              kind="secondary"
              then={{
                label: words.reject.next,
                content: (
                  <TextArea
                    id="rejection-reason"
                    name={reasonField}
                    label={words.reject.reason}
                    rows={3}
                    maxLength={longestOrderNote}
                  />
                ),
              }}
              onConfirm={(form) =>
                void decide('_reject_order', { reason: String(form.get(reasonField) ?? '') })
              }
            />
          </>
        ) : null}
        {mayCancel ? (
          <DecisionDialog
            {...common}
            action="cancel-approval"
            words={words.cancel}
            kind="secondary"
            onConfirm={() => void decide('_reject_order', { reason: '' })}
          />
        ) : null}
      </div>
    </section>
  );
}
