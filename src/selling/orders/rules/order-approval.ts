/** What can be decided on the page of an order (APR-01, APR-02, APR-03). */
export type OrderApproval = {
  readonly orderId: number;
  /** who placed it */
  readonly placedBy: string;
  readonly mayDecide: boolean;
  /** the visitor is the subaccount that placed it, and may cancel it */
  readonly mayCancel: boolean;
  /** where it is paid once it is approved; '' for a visitor who neither decides nor pays */
  readonly payNowUrl: string;
  /** the browser is redirected there at once (APR-06) */
  readonly goesToPay: boolean;
  /** why it was rejected; '' for no reason, null where it was not */
  readonly rejection: string | null;
  /** it was approved, and the visitor may pay it now */
  readonly isApproved: boolean;
};

/** The field of the form and the values of its buttons. */
export const approvalActions = ['approve', 'reject', 'cancel-approval'] as const;
export type ApprovalAction = (typeof approvalActions)[number];
export const reasonField = 'reason';

export type ApprovalProblem = 'expired' | 'not-waiting' | 'reason-too-long' | 'other';
