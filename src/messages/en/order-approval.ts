import type { OrderApprovalMessages } from '../it/order-approval.ts';

export const orderApproval: OrderApprovalMessages = {
  toDecide: (person) =>
    `${person === '' ? 'This order' : `The order placed by ${person}`} awaits your approval. The goods are reserved and there is nothing to pay yet.`,
  waits: 'This order awaits the approval of the main account. There is nothing to pay for now.',
  approved: 'This order has been approved and awaits its payment.',
  rejected: 'The main account has rejected this order.',
  reason: (reason) => `Reason: ${reason}`,
  approve: {
    button: 'Approve the order',
    question: 'Are you sure you want to approve this order? The order will be pending payment.',
    yes: 'Approve',
  },
  reject: {
    button: 'Reject the order',
    question: 'Are you sure you want to reject this order? The order will be cancelled.',
    next: 'Continue',
    reason: '(Optional) Enter a rejection reason to be shown to the subaccount who placed the order.',
    yes: 'Reject',
  },
  cancel: {
    button: 'Cancel the order',
    question: 'Are you sure you want to cancel this order?',
    yes: 'Cancel the order',
  },
  no: 'Close',
  problems: {
    expired: 'The page was open for too long. Nothing has changed: please try again.',
    'not-waiting': 'Somebody has already decided on this order.',
    'reason-too-long': 'The reason is too long: please shorten it and try again.',
    other: 'Your decision was not saved. Reload the page and try again.',
  },
};
